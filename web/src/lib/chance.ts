/** So many bytes of chance, as hexadecimal digits; works on pages without encryption too, where `randomUUID` is not. */
export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
