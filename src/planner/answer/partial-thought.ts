/** The thought as far as it has arrived in a JSON text that is still growing; undefined before it begins. */
export function partialThought(json: string): string | undefined {
  const found = /"thought"\s*:\s*"((?:[^"\\]|\\(?:u[\da-fA-F]{4}|[^u]))*)/.exec(json)?.[1];
  if (found === undefined) return undefined;
  try {
    return (JSON.parse(`"${found}"`) as string).replace(/[\ud800-\udbff]$/, '');
  } catch {
    return found;
  }
}
