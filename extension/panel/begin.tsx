import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { listen } from './store/listen';
import { Panel } from './views/Panel';

/** Shows the panel, in the language that is set. */
export function begin(): void {
  const place = document.getElementById('panel');
  if (!place) return;
  createRoot(place).render(
    <StrictMode>
      <Panel />
    </StrictMode>,
  );
  listen();
}
