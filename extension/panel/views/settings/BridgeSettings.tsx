import { useEffect, useState } from 'react';
import type { PanelAnswer } from '../../../../src/wire/calls';
import { say, sayFacts } from '../../../locales/say';
import { Await } from '../../parts/Await';
import { Button } from '../../parts/Button';
import { Field } from '../../parts/Field';
import { Fold } from '../../parts/Fold';
import { IconButton } from '../../parts/IconButton';
import { Switch } from '../../parts/Switch';
import { onPermissions } from '../../store/on-permissions';
import {
  addProgram,
  changeBridge,
  clientSettings,
  connectBridge,
  installCommand,
  loadBridge,
  revokeProgram,
  useBridge,
} from '../../store/use-bridge';
import { notify } from '../../store/use-notices';
import { sayWhen } from '../../words/say-number';
import { sayQuoted } from '../../words/say-thing';

type BridgeState = PanelAnswer<'bridge.state'>;

/** Other programs that may act in a tab that the person chooses. */
export function BridgeSettings() {
  const { bridge } = useBridge();
  useEffect(() => onPermissions(() => void loadBridge()), []);
  return (
    <section className="setting stack wide">
      <h2>{say('settings.otherPrograms')}</h2>
      <Await thing={bridge} what={say('settings.thePrograms')} again={() => void loadBridge()}>
        {(state) => (
          <>
            <Switch
              label={say('settings.letProgramsAct')}
              hint={say('settings.letProgramsActHint')}
              on={state.link !== 'off'}
              change={(on) => void changeBridge(on)}
            />
            {state.link !== 'off' && <Programs state={state} />}
          </>
        )}
      </Await>
    </section>
  );
}

function Programs({ state: { link, clients, notes } }: { state: BridgeState }) {
  const { made } = useBridge();
  return (
    <>
      {link === 'on' ? <p className="small soft">{say('settings.programsCanConnect')}</p> : <HostMissing />}
      {clients.length > 0 && <ProgramList clients={clients} />}
      {made && <MadeToken name={made.name} token={made.token} />}
      <Fold title={say('settings.addAProgram')} open={clients.length === 0}>
        <NewProgram />
      </Fold>
      {notes.length > 0 && (
        <Fold title={say('settings.whatProgramsAskedFor')}>
          <ProgramNotes notes={notes} />
        </Fold>
      )}
    </>
  );
}

/** What the person does once on this computer. */
function HostMissing() {
  return (
    <>
      <p className="small">{say('settings.installTheBridge')}</p>
      <Taken text={installCommand()} label={say('settings.installTheBridge')} />
      <div className="row">
        <Button small onClick={() => void connectBridge()}>
          {say('part.tryAgain')}
        </Button>
      </div>
    </>
  );
}

function MadeToken({ name, token }: { name: string; token: string }) {
  return (
    <>
      <p className="small">{say('settings.tokenShownOnce', { name })}</p>
      <Taken text={clientSettings(token)} label={say('settings.tokenShownOnce', { name })} />
    </>
  );
}

/** A text that is taken elsewhere. */
function Taken({ text, label }: { text: string; label: string }) {
  async function copy() {
    await navigator.clipboard.writeText(text);
    notify({ text: say('told.copied') });
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="answer" tabIndex={0} aria-label={label}>
        <pre>{text}</pre>
      </section>
      <div className="row">
        <Button small look="quiet" onClick={() => void copy()}>
          {say('playbooks.copy')}
        </Button>
      </div>
    </>
  );
}

function ProgramList({ clients }: { clients: BridgeState['clients'] }) {
  async function revoke(id: string, name: string) {
    await revokeProgram(id);
    notify({ text: say('settings.tokenRevoked', { name }) });
  }
  return (
    <ul className="lines">
      {clients.map(({ id, name, connected }) => (
        <li key={id} className="row secret">
          <span className="grow cut">
            <b>{name}</b> {connected && <span className="soft small">{say('settings.programIsConnected')}</span>}
          </span>
          <IconButton small danger icon="bin" label={say('settings.revokeTheToken', { name })} onClick={() => void revoke(id, name)} />
        </li>
      ))}
    </ul>
  );
}

function NewProgram() {
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  async function add() {
    setBusy(true);
    if (await addProgram(name.trim())) setName('');
    setBusy(false);
  }
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() && !isBusy) void add();
      }}
    >
      <Field label={say('recording.name')}>
        {(ids) => (
          <input
            {...ids}
            className="input"
            value={name}
            maxLength={60}
            spellCheck={false}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <div className="row">
        <Button submit small disabled={!name.trim() || isBusy}>
          {say('settings.makeAToken')}
        </Button>
      </div>
    </form>
  );
}

type Note = PanelAnswer<'bridge.state'>['notes'][number];

/** What programs asked for, newest first, and what of it was refused. */
function ProgramNotes({ notes }: { notes: readonly Note[] }) {
  return (
    <ul className="lines">
      {notes.toReversed().map((note, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing else of its own, and none is moved
        <li key={at} className="secret small">
          {sayNote(note)}
        </li>
      ))}
    </ul>
  );
}

const sayNote = ({ at, client, call, refused, times }: Note): string =>
  sayFacts([
    sayWhen(at),
    client === undefined ? say('settings.someProgram') : sayQuoted(client, 80),
    say('settings.programDid', { what: WHAT[call] ?? 'other' }),
    refused && say('settings.programRefused', { why: refused }),
    times > 1 ? say('settings.times', { count: times }) : undefined,
  ]);

/** The calls of `bridgeCalls`, as far as a person wants to tell them apart. */
const WHAT: { [call: string]: string | undefined } = {
  connect: 'connect',
  'bridge.tab': 'tab',
  'site.state': 'tab',
  'page.snapshot': 'look',
  'run.start': 'begin',
  'run.play': 'begin',
  'run.sequence': 'begin',
  'run.load': 'follow',
  'run.stop': 'stop',
  'playbooks.domains': 'playbooks',
  'playbooks.list': 'playbooks',
};
