import { useState } from 'react';
import type { Fault } from '../../../../src/model/run/fault';
import { call } from '../../../../src/wire/call';
import type { PanelAnswer } from '../../../../src/wire/calls';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { FaultLine } from '../../parts/FaultLine';
import { Field } from '../../parts/Field';
import { Scroll } from '../../parts/Scroll';
import { loadedValue } from '../../store/loaded';
import { type Given, readImport } from '../../store/read-import';
import { notify } from '../../store/use-notices';
import { reloadPlaybooks } from '../../store/use-playbooks';
import { useSite } from '../../store/use-site';
import { ImportPreview } from './ImportPreview';

type Preview = PanelAnswer<'playbooks.import'>;

/** Imports playbooks from a file or pasted text: previews the changes, then imports only what was selected. */
export function ImportPane({ close }: { close: () => void }) {
  const [text, setText] = useState('');
  const [given, setGiven] = useState<Given>({ text: '' });
  const [preview, setPreview] = useState<Preview>();
  const [fault, setFault] = useState<Fault>();
  const domain = loadedValue(useSite((state) => state.site))?.domain;
  const site = domain ? { domain } : {};

  async function look(source: string) {
    setText(source);
    setPreview(undefined);
    setFault(undefined);
    if (!source.trim()) return;
    const read = await readImport(source, domain);
    if (!read.ok) return setPreview({ lines: [], refused: read.failure, origins: [] });
    setGiven(read.value);
    const answer = await call('playbooks.import', { ...read.value, ...site, apply: false });
    if (answer.ok) setPreview(answer.value);
    else setFault(answer.failure);
  }

  async function take(ids: string[]) {
    const answer = await call('playbooks.import', { ...given, ...site, apply: true, take: ids });
    if (!answer.ok) return setFault(answer.failure);
    await reloadPlaybooks();
    notify({ text: say('playbooks.tookIn', { count: ids.length }) });
    close();
  }

  return (
    <Scroll label={say('playbooks.import')}>
      <Button small look="quiet" icon="back" className="way-back" onClick={close}>
        {say('panel.playbooks')}
      </Button>
      <header className="view-head">
        <h1>{say('playbooks.importPlaybooks')}</h1>
      </header>
      <div className="stack wide">
        <Field label={say('playbooks.aFile')} hint={say('playbooks.abraJsonAFlowOf')}>
          {(ids) => (
            <input
              {...ids}
              className="input file"
              type="file"
              accept=".json,application/json,.ts,.js,.mjs"
              onChange={(event) => void event.target.files?.[0]?.text().then(look)}
            />
          )}
        </Field>
        <Field label={say('playbooks.orPastedText')}>
          {(ids) => (
            <textarea
              {...ids}
              className="input mono"
              rows={preview ? 3 : 7}
              spellCheck={false}
              value={text}
              onChange={(event) => void look(event.target.value)}
            />
          )}
        </Field>
        <FaultLine fault={fault} title={say('playbooks.thisCannotBeTakenIn')} />
        {preview && <ImportPreview key={text} preview={preview} take={(ids) => void take(ids)} />}
      </div>
    </Scroll>
  );
}
