/** The value of `thought` in an incomplete JSON text, as far as it has arrived; undefined before it begins. */
export function partialThought(json: string): string | undefined {
  const found = /"thought"\s*:\s*"((?:[^"\\]|\\(?:u[\da-fA-F]{4}|[^u]))*)/.exec(json)?.[1];
  if (found === undefined) return undefined;
  try {
    return (JSON.parse(`"${found}"`) as string).replace(/[\ud800-\udbff]$/, '');
  } catch {
    return found;
  }
}
