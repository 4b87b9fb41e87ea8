import { WIKIS } from '../beds/wikis';
import { WORDPRESS } from '../beds/wordpress-flows';
import type { Application } from './flow';
import { agGrid } from './flows/ag-grid';
import { blockly } from './flows/blockly';
import { bpmnJs } from './flows/bpmn-js';
import { ckeditor } from './flows/ckeditor';
import { codemirror } from './flows/codemirror';
import { decapCms } from './flows/decap-cms';
import { deepChat } from './flows/deep-chat';
import { draftJs } from './flows/draft-js';
import { excalidraw } from './flows/excalidraw';
import { fullcalendar } from './flows/fullcalendar';
import { geoman } from './flows/geoman';
import { grapesjs } from './flows/grapesjs';
import { graphiql } from './flows/graphiql';
import { handsontable } from './flows/handsontable';
import { jkanban } from './flows/jkanban';
import { jsoneditor } from './flows/jsoneditor';
import { lexical } from './flows/lexical';
import { maildev } from './flows/maildev';
import { monaco } from './flows/monaco';
import { nodeRed } from './flows/node-red';
import { openlayers } from './flows/openlayers';
import { pdfViewer } from './flows/pdf-viewer';
import { pivottable } from './flows/pivottable';
import { quill } from './flows/quill';
import { reactAdmin } from './flows/react-admin';
import { slate } from './flows/slate';
import { surveyCreator } from './flows/survey-creator';
import { swaggerUi } from './flows/swagger-ui';
import { testReport } from './flows/test-report';
import { tiddlywiki } from './flows/tiddlywiki';
import { tinymce } from './flows/tinymce';
import { tiptap } from './flows/tiptap';
import { toastUiCalendar } from './flows/toast-ui-calendar';
import { verdaccio } from './flows/verdaccio';
import { xSpreadsheet } from './flows/x-spreadsheet';

/** Those from npm, in the order of their names. */
export const APPLICATIONS: readonly Application[] = [
  agGrid,
  blockly,
  bpmnJs,
  ckeditor,
  codemirror,
  decapCms,
  deepChat,
  draftJs,
  excalidraw,
  fullcalendar,
  geoman,
  grapesjs,
  graphiql,
  handsontable,
  jkanban,
  jsoneditor,
  lexical,
  maildev,
  monaco,
  nodeRed,
  openlayers,
  pdfViewer,
  pivottable,
  testReport,
  quill,
  reactAdmin,
  slate,
  surveyCreator,
  swaggerUi,
  tiddlywiki,
  tinymce,
  tiptap,
  toastUiCalendar,
  verdaccio,
  xSpreadsheet,
];

/** With those of Debian's packages. ONLY=words takes those whose name holds one of them; SEALED=1 those that are sealed, and no others. */
const only = process.env.ONLY?.toLowerCase().split(',');
export const CHOSEN = [...APPLICATIONS, ...WORDPRESS, ...WIKIS].filter(
  ({ name, sealed = false }) => sealed === Boolean(process.env.SEALED) && (!only || only.some((one) => name.toLowerCase().includes(one))),
);
