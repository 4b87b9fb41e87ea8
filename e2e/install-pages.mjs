// @ts-check
// Installs the widgets and applications that `npm test` plays on, while it does what needs none of them. Who needs them would else install them first.
import path from 'node:path';
import { installIn } from './dependencies.mjs';

for (const pages of ['zoo', 'same-app', 'apps']) installIn(path.join(import.meta.dirname, pages));
