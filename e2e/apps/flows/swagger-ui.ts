import { type Application, clicks, writes } from '../flow';
import { bodyOf, bundled, inProject, json } from '../serve';

const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
const pet = { type: 'object', properties: { id: { type: 'integer', example: 1 }, name: { type: 'string', example: 'Rex' } } };
const body = { content: { 'application/json': { schema: pet } } };
const ok = { responses: { 200: { description: 'Done' } } };
const API = {
  openapi: '3.0.0',
  info: { title: 'Pets', version: '1' },
  paths: {
    '/api/pets': { get: { summary: 'List pets', ...ok }, post: { summary: 'Add a pet', requestBody: body, ...ok } },
    '/api/pets/{id}': {
      get: { summary: 'Find a pet', parameters: [id], ...ok },
      put: { summary: 'Change a pet', parameters: [id], requestBody: body, ...ok },
      delete: { summary: 'Give a pet away', parameters: [id], ...ok },
    },
  },
};

let asked: string[] = [];
const block = (summary: string) => `.opblock:has(.opblock-summary-description:text-is("${summary}"))`;

export const swaggerUi: Application = {
  name: 'Swagger UI',
  kind: 'API console',
  serve: async (port) => {
    asked = [];
    const served = await bundled(undefined, {
      head: '<link rel="stylesheet" href="/ui/swagger-ui.css">',
      body: `<div id="app"></div><script src="/ui/swagger-ui-bundle.js"></script><script>SwaggerUIBundle({ url: '/api.json', dom_id: '#app' })</script>`,
      files: { '/ui/': inProject('@fastify/swagger-ui/static') },
      answer: async (request, answer, { pathname }) => {
        if (pathname === '/api.json') return json(answer, API);
        if (!pathname.startsWith('/api/')) return undefined;
        asked.push(`${request.method} ${pathname} ${(await bodyOf(request)).replace(/\s+/g, '')}`.trim());
        return json(answer, { ok: true });
      },
    })(port);
    const reset = async () => {
      asked = [];
    };
    return { ...served, reset };
  },
  ready: (tab) => tab.locator(block('Add a pet')).waitFor(),
  steps: [
    clicks('open adding', 'click', `${block('Add a pet')} .opblock-summary-control`),
    clicks('try it', 'click', `${block('Add a pet')} .try-out__btn`),
    writes('write the pet', 'type:{"id":7,"name":"Ada"}', `${block('Add a pet')} textarea`, '{"id":7,"name":"Ada"}', {
      first: ['Control+a'],
    }),
    clicks('send it', 'click', `${block('Add a pet')} .execute`),
    clicks('open giving away', 'click', `${block('Give a pet away')} .opblock-summary-control`),
    clicks('try that', 'click', `${block('Give a pet away')} .try-out__btn`),
    writes('which one', 'type:3', `${block('Give a pet away')} .parameters input`, '3'),
    clicks('send that', 'click', `${block('Give a pet away')} .execute`),
  ],
  state: async () => asked,
  right: ['POST /api/pets {"id":7,"name":"Ada"}', 'DELETE /api/pets/3'],
};
