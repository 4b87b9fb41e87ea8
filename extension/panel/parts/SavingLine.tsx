import { useMemo } from 'react';
import { addSaving, NO_SAVING } from '../../../src/model/saving';
import { saySentences } from '../../locales/say';
import { usePlaybooks } from '../store/use-playbooks';
import { saySaving } from '../words/say-saving';

/** What was saved by all playbooks, by those of a site, or by one of them: one grey line; nothing where no run was from memory. */
export function SavingLine({ domain, id }: { domain: string; id?: string }) {
  const { savings } = usePlaybooks();
  const saving = useMemo(
    () =>
      savings
        .filter((one) => (domain === '' || one.domain === domain) && (id === undefined || one.id === id))
        .reduce((sum, one) => addSaving(sum, one.saving), NO_SAVING),
    [savings, domain, id],
  );
  const said = saySaving(saving);
  return said.length > 0 ? <p className="small soft">{saySentences(said)}</p> : null;
}
