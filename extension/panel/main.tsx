import '@fontsource-variable/instrument-sans/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
import './styles/frame.css';
import './styles/run.css';
import './styles/playbooks.css';
import './styles/recording.css';
import './styles/settings.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { listen } from './store/listen';
import { Panel } from './views/Panel';

const place = document.getElementById('panel');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Panel />
    </StrictMode>,
  );
  listen();
}
