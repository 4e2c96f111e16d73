/** The avatars; one that lies on the ground is a figure of its own. */
const AVATARS = ["ravager", "harrier", "whisperer", "trapper", "sentinel"];

export const FALLEN = "fallen-";

export function isAvatar(word: string): boolean {
  return AVATARS.includes(word.startsWith(FALLEN) ? word.slice(FALLEN.length) : word);
}
