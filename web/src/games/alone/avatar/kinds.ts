const AVATARS = ["ravager", "harrier", "whisperer", "trapper", "sentinel"];

export function isAvatar(word: string): boolean {
  return AVATARS.includes(word);
}
