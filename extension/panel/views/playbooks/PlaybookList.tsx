import { useEffect, useMemo, useState } from 'react';
import type { PlaybookSummary } from '../../../../src/model/playbook/playbook-summary';
import { say } from '../../../locales/say';
import { Await } from '../../parts/Await';
import { Button } from '../../parts/Button';
import { Empty } from '../../parts/Empty';
import { Field } from '../../parts/Field';
import { Fold } from '../../parts/Fold';
import { SavingLine } from '../../parts/SavingLine';
import { Scroll } from '../../parts/Scroll';
import { SearchField } from '../../parts/SearchField';
import { VirtualList } from '../../parts/VirtualList';
import { type Order, type RowChoice, rowsFor, sitesOf, tagsOf } from '../../store/playbook-rows';
import { exportOldPlaybooks, loadRows, loadSaved, prunePlaybooks, usePlaybooks } from '../../store/use-playbooks';
import { Chosen } from './Chosen';
import { PlaybookRow } from './PlaybookRow';

/** All playbooks of all sites in one list, which is searched, narrowed down and sorted. */
export function PlaybookList({ importNow }: { importNow: () => void }) {
  const { rows } = usePlaybooks();
  useEffect(() => {
    void loadRows();
    void loadSaved();
  }, []);
  return (
    <Scroll label={say('panel.playbooks')}>
      <header className="view-head">
        <h1>{say('panel.playbooks')}</h1>
        <Button small icon="in" onClick={importNow}>
          {say('playbooks.import')}
        </Button>
      </header>
      <Await thing={rows} what={say('playbooks.thePlaybooks')} again={() => void loadRows()}>
        {(known) => (known.length === 0 ? <NoPlaybooks /> : <Rows rows={known} />)}
      </Await>
    </Scroll>
  );
}

/** Nothing to search in so few, by judgement. */
const FEW = 5;
const keyOf = ({ domain, id }: PlaybookSummary) => `${domain} ${id}`;

function Rows({ rows }: { rows: readonly PlaybookSummary[] }) {
  const [choice, setChoice] = useState<RowChoice>({ words: '', order: 'used', domain: '', tag: '' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const shown = useMemo(() => rowsFor(rows, choice), [rows, choice]);

  function choose(playbook: PlaybookSummary) {
    const next = new Set(chosen);
    if (!next.delete(keyOf(playbook))) next.add(keyOf(playbook));
    setChosen(next);
  }

  return (
    <div className="stack wide">
      {rows.length > FEW && (
        <SearchField label={say('playbooks.findAPlaybook')} words={choice.words} change={(words) => setChoice({ ...choice, words })} />
      )}
      <Narrow
        rows={rows}
        choice={choice}
        change={setChoice}
        isChoosing={chosen !== undefined}
        toggle={() => setChosen(chosen ? undefined : new Set())}
      />
      <SavingLine domain={choice.domain} />
      {chosen && (
        <Chosen
          chosen={rows.filter((row) => chosen.has(keyOf(row)))}
          all={() => setChosen(new Set(shown.map(keyOf)))}
          done={() => setChosen(undefined)}
        />
      )}
      {shown.length === 0 ? (
        <p className="small soft">{choice.words ? say('playbooks.noMatchFor', { wanted: choice.words }) : say('playbooks.none')}</p>
      ) : (
        <VirtualList rows={shown} keyOf={keyOf} height={76}>
          {(row) => <PlaybookRow playbook={row} {...(chosen ? { isChosen: chosen.has(keyOf(row)), choose } : {})} />}
        </VirtualList>
      )}
      <Prune />
    </div>
  );
}

const ORDER_NAMES: Record<Order, string> = {
  used: say('playbooks.orderUsed'),
  name: say('playbooks.orderName'),
  site: say('playbooks.orderSite'),
  health: say('playbooks.orderHealth'),
};

interface NarrowProps {
  rows: readonly PlaybookSummary[];
  choice: RowChoice;
  change: (choice: RowChoice) => void;
  isChoosing: boolean;
  toggle: () => void;
}

/** In which order, of which site, under which tag; and whether several are being selected. */
function Narrow({ rows, choice, change, isChoosing, toggle }: NarrowProps) {
  const sites = useMemo(() => sitesOf(rows), [rows]);
  const tags = useMemo(() => tagsOf(rows), [rows]);
  return (
    <div className="row wrap narrow">
      {rows.length > 1 && (
        <select
          className="input"
          aria-label={say('playbooks.order')}
          value={choice.order}
          onChange={({ target }) => change({ ...choice, order: target.value as Order })}
        >
          {Object.entries(ORDER_NAMES).map(([order, name]) => (
            <option key={order} value={order}>
              {name}
            </option>
          ))}
        </select>
      )}
      {sites.length > 1 && (
        <OneOf
          label={say('history.site')}
          all={say('history.allSites')}
          values={sites}
          value={choice.domain}
          choose={(domain) => change({ ...choice, domain })}
        />
      )}
      {tags.length > 0 && (
        <OneOf
          label={say('playbooks.tag')}
          all={say('playbooks.allTags')}
          values={tags}
          value={choice.tag}
          choose={(tag) => change({ ...choice, tag })}
        />
      )}
      <Button small look="quiet" aria-pressed={isChoosing} onClick={toggle}>
        {isChoosing ? say('history.done') : say('playbooks.choose2')}
      </Button>
    </div>
  );
}

interface OneOfProps {
  label: string;
  /** What stands for none of them. */
  all: string;
  values: readonly string[];
  value: string;
  choose: (value: string) => void;
}

function OneOf({ label, all, values, value, choose }: OneOfProps) {
  return (
    <select className="input" aria-label={label} value={value} onChange={({ target }) => choose(target.value)}>
      <option value="">{all}</option>
      {values.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </select>
  );
}

function NoPlaybooks() {
  return (
    <Empty icon="book" title={say('playbooks.noPlaybooksYet')}>
      <p>{say('playbooks.runAGoalAndWhat')}</p>
    </Empty>
  );
}

/** Deletes playbooks that were not used for long, only on request, with Undo; they can be saved as a file before. */
function Prune() {
  const [days, setDays] = useState('180');
  const isNumber = /^\d+$/.test(days);
  return (
    <Fold title={say('playbooks.deleteUnusedPlaybooks')}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (isNumber) void prunePlaybooks(Number(days));
        }}
      >
        <Field
          label={say('playbooks.notUsedForDays')}
          hint={say('playbooks.onAllSitesNothingIs')}
          {...(isNumber ? {} : { fault: say('playbooks.aWholeNumberOfDays') })}
        >
          {(ids) => (
            <input {...ids} className="input number" inputMode="numeric" value={days} onChange={(event) => setDays(event.target.value)} />
          )}
        </Field>
        <div className="row">
          <Button small disabled={!isNumber} onClick={() => void exportOldPlaybooks(Number(days))}>
            {say('playbooks.saveThemAsAFile')}
          </Button>
          <Button submit small look="danger" icon="bin" disabled={!isNumber}>
            {say('playbooks.deleteThese')}
          </Button>
        </div>
      </form>
    </Fold>
  );
}
