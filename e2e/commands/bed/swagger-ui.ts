import { swaggerUi } from '../../apps/flows/swagger-ui';
import type { Bed } from '../command';

export const SWAGGER_UI: Bed = {
  on: swaggerUi,
  state: async (tab, served) => ({
    asked: await swaggerUi.state(tab, served),
    open: await tab.locator('.opblock.is-open .opblock-summary-description').allTextContents(),
    sections: await tab.locator('.opblock-tag-section.is-open').count(),
  }),
  commands: [
    { says: 'open "List pets"', right: { open: ['List pets'] } },
    { says: 'show me how to add a pet', right: { open: ['Add a pet'] } },
    { says: 'expand the delete operation', right: { open: ['Give a pet away'] } },
    { says: 'Expand Change a pet', right: { open: ['Change a pet'] } },
    { says: 'click the fourth operation', right: { open: ['Change a pet'] } },
    { says: 'collapse the default section', right: { sections: 0 } },
    { says: 'which address lists the pets?', tells: /\/api\/pets/ },
    {
      says: 'open List pets, press Try it out and then Execute',
      via: { open: ['List pets'] },
      right: { open: ['List pets'], asked: ['GET /api/pets'] },
    },
    {
      says: 'find the pet 5: open "Find a pet", Try it out, id 5, Execute',
      via: { open: ['Find a pet'] },
      right: { open: ['Find a pet'], asked: ['GET /api/pets/5'] },
    },
    { says: 'open /api/pets/{id}', kind: 'ambiguous', suggests: /Find a pet|Change a pet|Give a pet away|get/i },
    { says: 'download the library for Python', kind: 'impossible' },
  ],
};
