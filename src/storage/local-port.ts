/** The part of chrome.storage.local that Abra uses; a plain object in tests. */
export interface LocalPort {
  /** All items for `null`. */
  get(keys: string[] | null): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
  remove(keys: string[]): Promise<void>;
  /** Calls back with the keys of what was set or removed, by whomever; without it nothing that was read is kept. */
  onChanged?(listener: (keys: string[]) => void): void;
}
