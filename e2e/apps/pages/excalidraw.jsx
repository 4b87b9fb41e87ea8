import { Excalidraw } from '@excalidraw/excalidraw';
import '@excalidraw/excalidraw/index.css';
import { createRoot } from 'react-dom/client';

const query = new URLSearchParams(location.search);
document.querySelector('#app').style.height = '100vh';
createRoot(document.querySelector('#app')).render(
  <Excalidraw
    excalidrawAPI={(api) => {
      window.api = api;
    }}
    langCode={query.get('lang') ?? 'en'}
    theme={query.get('theme') ?? 'light'}
  />,
);
