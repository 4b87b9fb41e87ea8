import { useMemo } from 'react';
import { addSaving, NO_SAVING } from '../../../src/model/run/saving';
import { saySentences } from '../../locales/say';
import { usePlaybooks } from '../store/use-playbooks';
import { saySaving } from '../words/say-saving';

/** What was saved by all playbooks, or by those of a site: one grey line; nothing if that is not known. */
export function SavingLine({ domain }: { domain: string }) {
  const { savings } = usePlaybooks();
  const saving = useMemo(
    () => savings.filter((one) => domain === '' || one.domain === domain).reduce((sum, one) => addSaving(sum, one.saving), NO_SAVING),
    [savings, domain],
  );
  const said = saySaving(saving);
  return said.length > 0 ? <p className="small soft">{saySentences(said)}</p> : null;
}
