/** A box that narrows a list down while its words are typed. `label` is both its name and what stands in it while it is empty. */
export function SearchField({ label, words, change }: { label: string; words: string; change: (words: string) => void }) {
  return (
    <input
      className="input"
      type="search"
      aria-label={label}
      placeholder={label}
      value={words}
      onChange={({ target }) => change(target.value)}
    />
  );
}
