/** The name and the logo: a spark for planning, a pointer for acting. */
export function Wordmark() {
  return (
    <span className="wordmark">
      <svg viewBox="10 8 104 102" aria-hidden="true">
        <path d="M50 47 108 71 83.5 80.5 74 105Z" fill="currentColor" stroke="currentColor" strokeWidth="8" strokeLinejoin="round" />
        <path className="spark" d="M39 12c2.5 17 8 22.5 25 25-17 2.5-22.5 8-25 25-2.5-17-8-22.5-25-25 17-2.5 22.5-8 25-25Z" />
      </svg>
      <span>Abra</span>
    </span>
  );
}
