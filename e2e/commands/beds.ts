import { AG_GRID } from './bed/ag-grid';
import { BLOCKLY } from './bed/blockly';
import { BPMN_JS } from './bed/bpmn-js';
import { CKEDITOR } from './bed/ckeditor';
import { CODEMIRROR } from './bed/codemirror';
import { DECAP_CMS } from './bed/decap-cms';
import { DEEP_CHAT } from './bed/deep-chat';
import { DRAFT_JS } from './bed/draft-js';
import { EXCALIDRAW } from './bed/excalidraw';
import { FULLCALENDAR } from './bed/fullcalendar';
import { GEOMAN } from './bed/geoman';
import { GRAPESJS } from './bed/grapesjs';
import { GRAPHIQL } from './bed/graphiql';
import { HANDSONTABLE } from './bed/handsontable';
import { JKANBAN } from './bed/jkanban';
import { JSONEDITOR } from './bed/jsoneditor';
import { LEXICAL } from './bed/lexical';
import { MAILDEV } from './bed/maildev';
import { MONACO } from './bed/monaco';
import { NODE_RED } from './bed/node-red';
import { OPENLAYERS } from './bed/openlayers';
import { PDF_VIEWER } from './bed/pdf-viewer';
import { PIVOTTABLE } from './bed/pivottable';
import { QUILL } from './bed/quill';
import { REACT_ADMIN } from './bed/react-admin';
import { SLATE } from './bed/slate';
import { SURVEY_CREATOR } from './bed/survey-creator';
import { SWAGGER_UI } from './bed/swagger-ui';
import { TIDDLYWIKI } from './bed/tiddlywiki';
import { TINYMCE } from './bed/tinymce';
import { TIPTAP } from './bed/tiptap';
import { TOAST_UI_CALENDAR } from './bed/toast-ui-calendar';
import { VERDACCIO } from './bed/verdaccio';
import { X_SPREADSHEET } from './bed/x-spreadsheet';
import type { Bed } from './command';
import { ON_FRESH } from './on-fresh';
import { ON_LATEST } from './on-latest';
import { ON_NEWEST } from './on-newest';
import { ON_PAGES } from './on-pages';
import { ON_WIDGETS } from './on-widgets';

/** All of them: an application each, the widgets of the zoo, and four beds of pages. */
export const BEDS: readonly Bed[] = [
  AG_GRID,
  BLOCKLY,
  BPMN_JS,
  CKEDITOR,
  CODEMIRROR,
  DECAP_CMS,
  DEEP_CHAT,
  DRAFT_JS,
  EXCALIDRAW,
  FULLCALENDAR,
  GEOMAN,
  GRAPESJS,
  GRAPHIQL,
  HANDSONTABLE,
  JKANBAN,
  JSONEDITOR,
  LEXICAL,
  MAILDEV,
  MONACO,
  NODE_RED,
  OPENLAYERS,
  PDF_VIEWER,
  PIVOTTABLE,
  QUILL,
  REACT_ADMIN,
  SLATE,
  SURVEY_CREATOR,
  SWAGGER_UI,
  TIDDLYWIKI,
  TINYMCE,
  TIPTAP,
  TOAST_UI_CALENDAR,
  VERDACCIO,
  X_SPREADSHEET,
  ...ON_WIDGETS,
  ...ON_PAGES,
  ...ON_NEWEST,
  ...ON_LATEST,
  ...ON_FRESH,
];
