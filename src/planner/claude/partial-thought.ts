/** The thought as far as it has arrived in a JSON text that is still growing; undefined before it begins. */
export function partialThought(json: string): string | undefined {
  const found = /"thought"\s*:\s*"((?:[^"\\]|\\.)*)/.exec(json)?.[1];
  if (found === undefined) return undefined;
  try {
    return JSON.parse(`"${found.replace(/\\u[\da-f]{0,3}$/i, '')}"`) as string;
  } catch {
    return found;
  }
}
