import type { PanelAnswer } from '../../../../src/wire/calls';
import { say, sayFacts } from '../../../locales/say';
import { sayWhen } from '../../words/say-number';
import { sayQuoted } from '../../words/say-thing';

type Note = PanelAnswer<'bridge.state'>['notes'][number];

/** What programs asked for, newest first, and what of it was refused. */
export function ProgramNotes({ notes }: { notes: readonly Note[] }) {
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
