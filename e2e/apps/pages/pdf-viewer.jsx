import { Viewer, Worker } from '@react-pdf-viewer/core';
import { defaultLayoutPlugin } from '@react-pdf-viewer/default-layout';
import '@react-pdf-viewer/core/lib/styles/index.css';
import '@react-pdf-viewer/default-layout/lib/styles/index.css';
import { createRoot } from 'react-dom/client';

const dark = location.search.includes('dark');
function Shown() {
  const layout = defaultLayoutPlugin();
  return (
    <Worker workerUrl="/pdfjs/pdf.worker.min.js">
      <div style={{ height: '100vh' }}>
        <Viewer
          fileUrl="/licence.pdf"
          plugins={[layout]}
          defaultScale={1}
          theme={dark ? 'dark' : 'light'}
          onPageChange={({ currentPage }) => {
            window.seen = { ...window.seen, page: currentPage + 1 };
          }}
          onZoom={({ scale }) => {
            window.seen = { ...window.seen, scale };
          }}
          onRotate={({ rotation }) => {
            window.seen = { ...window.seen, rotation };
          }}
        />
      </div>
    </Worker>
  );
}
window.seen = {};
createRoot(document.querySelector('#app')).render(<Shown />);
