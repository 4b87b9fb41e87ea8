import { useEffect, useState } from 'react';
import type { OptionMap, Param, Playbook } from '../../../../src/model/playbook/playbook';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { Choices } from '../../parts/Choices';
import { Field } from '../../parts/Field';
import { loadedValue } from '../../store/loaded';
import { prepareSite } from '../../store/use-page-offers';
import { useRuns } from '../../store/use-runs';
import { useSite } from '../../store/use-site';
import { sayBlank } from '../../words/say-thing';
import { play } from './play';
import { whyNotHere } from './why-not-here';

type Mode = 'whole' | 'steps' | 'dry';
const modes = [
  { id: 'whole', label: say('playbooks.runAll') },
  { id: 'steps', label: say('playbooks.stepByStep') },
  { id: 'dry', label: say('playbooks.previewOnly') },
] as const;

/** Fills the blanks of a playbook and runs it. */
export function PlayForm({ playbook, optionMap }: { playbook: Playbook; optionMap: OptionMap }) {
  const [mode, setMode] = useState<Mode>(playbook.unproven ? 'steps' : 'whole');
  const [variant, setVariant] = useState(playbook.variableStep?.recorded ?? '');
  const [filled, setFilled] = useState<Record<string, string>>(() =>
    Object.fromEntries(playbook.params.map((param) => [param.name, param.default ?? ''])),
  );
  const { starting } = useRuns();
  const why = whyNotHere(playbook, loadedValue(useSite((state) => state.site)));
  useEffect(() => void prepareSite(), []);
  const missing = playbook.params.some((param) => !filled[param.name]?.trim());

  function run() {
    void play({
      domain: playbook.domain,
      id: playbook.id,
      ...(playbook.variableStep && variant ? { variant } : {}),
      ...(playbook.params.length ? { params: filled } : {}),
      ...(mode === 'steps' ? { stepwise: true } : {}),
      ...(mode === 'dry' ? { dryRun: true } : {}),
    });
  }

  return (
    <form
      className="card stack"
      aria-label={say('playbooks.runThisPlaybook')}
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      {playbook.variableStep && (
        <VariantField
          label={playbook.variableStep.map}
          variants={Object.keys(optionMap[playbook.variableStep.map] ?? {})}
          variant={variant}
          setVariant={setVariant}
        />
      )}
      {playbook.params.map((param) => (
        <ParamField
          key={param.name}
          param={param}
          known={[...new Set([...(param.known ?? []), ...Object.keys(optionMap[param.choice?.map ?? ''] ?? {})])]}
          value={filled[param.name] ?? ''}
          change={(value) => setFilled({ ...filled, [param.name]: value })}
        />
      ))}
      <Choices label={say('playbooks.how')} quiet choices={modes} chosen={mode} choose={setMode} />
      {mode === 'dry' && <p className="small soft">{say('playbooks.showsWhatEachStepWould')}</p>}
      {playbook.unproven && mode === 'whole' && <p className="small soft">{say('playbooks.itHasNeverRunHere')}</p>}
      <div className="row">
        <Button submit look="primary" icon="play" disabled={starting !== undefined || missing || why !== undefined}>
          {mode === 'dry' ? say('playbooks.preview') : say('panel.run')}
        </Button>
        {why && <p className="small soft grow">{why}</p>}
      </div>
    </form>
  );
}

function VariantField({
  label,
  variants,
  variant,
  setVariant,
}: {
  label: string;
  variants: string[];
  variant: string;
  setVariant: (variant: string) => void;
}) {
  return (
    <Field label={label} hint={variants.length ? say('playbooks.youCanTypeAValue') : undefined}>
      {(ids) => (
        <>
          <input
            {...ids}
            className="input"
            list="known-variants"
            maxLength={400}
            value={variant}
            onChange={(event) => setVariant(event.target.value)}
          />
          <datalist id="known-variants">
            {variants.map((known) => (
              <option key={known} value={known} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

const inputTypes: Record<Param['kind'], string> = { text: 'text', number: 'number', date: 'date', option: 'text' };

function ParamField({
  param,
  known,
  value,
  change,
}: {
  param: Param;
  known: readonly string[];
  value: string;
  change: (value: string) => void;
}) {
  return (
    <Field label={sayBlank(param)}>
      {(ids) => (
        <>
          <input
            {...ids}
            className="input"
            type={inputTypes[param.kind]}
            list={`known-${param.name}`}
            value={value}
            onChange={(event) => change(event.target.value)}
          />
          <datalist id={`known-${param.name}`}>
            {known.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
