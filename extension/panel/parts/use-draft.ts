import { useEffect, useState } from 'react';

/** The draft text of a field: committed on blur or Enter, reset by Escape. */
export function useDraft(value: string, keep: (typed: string) => void) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const finish = () => typed !== value && keep(typed);
  return {
    value: typed,
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => setTyped(event.target.value),
    onBlur: finish,
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key === 'Enter' && event.currentTarget.tagName === 'INPUT') finish();
      if (event.key === 'Escape') setTyped(value);
    },
  };
}
