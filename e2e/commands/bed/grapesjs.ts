import { grapesjs } from '../../apps/flows/grapesjs';
import type { Bed } from '../command';

export const GRAPESJS: Bed = {
  on: grapesjs,
  state: async (tab, served) => {
    const open = () => {
      const { editor } = globalThis as unknown as {
        editor: {
          Commands: { isActive(id: string): boolean };
          Devices: { getSelected(): { get(name: string): string } | null };
          Modal: { isOpen(): boolean };
        };
      };
      const active = (id: string) => editor.Commands.isActive(id);
      return { preview: active('preview'), layers: active('open-layers') || active('core:open-layers'), code: editor.Modal.isOpen() };
    };
    return { html: await grapesjs.state(tab, served), ...(await tab.evaluate(open)) };
  },
  commands: [
    { says: 'show a preview', right: { preview: true } },
    { says: 'View code', right: { code: true } },
    { says: 'open the layer manager', right: { layers: true } },
    { says: 'drag the Quote block onto the page', right: { html: /blockquote/ } },
    { says: 'Add a text section', right: { html: /section/ } },
    { says: 'double-click "We sell tea." and change it to "We sell coffee."', right: { html: /We sell coffee\./ } },
    { says: 'öffne die Ebenen (Layer Manager)', right: { layers: true } },
    { says: 'add a video block', kind: 'impossible' },
  ],
};
