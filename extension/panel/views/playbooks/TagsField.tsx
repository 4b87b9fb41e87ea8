import { useState } from 'react';
import type { Playbook } from '../../../../src/model/playbook/playbook';
import { say } from '../../../locales/say';
import { Button } from '../../parts/Button';
import { IconButton } from '../../parts/IconButton';
import { loadedValue } from '../../store/loaded';
import { tagsOf } from '../../store/playbook-rows';
import { sortPlaybook, usePlaybooks } from '../../store/use-playbooks';

/** Most tags of a playbook, and letters of one: those of the schema. */
const MAX_TAGS = 12;
const MAX_LENGTH = 40;

/** The tags of a playbook: one is added by Enter, and each can be taken off. */
export function TagsField({ playbook: { domain, id, tags = [] } }: { playbook: Playbook }) {
  const [typed, setTyped] = useState('');
  const rows = loadedValue(usePlaybooks((state) => state.rows));
  const change = (next: string[]) => void sortPlaybook({ domain, id, tags: next });
  return (
    <section className="stack" aria-label={say('playbooks.tags')}>
      {tags.length > 0 && (
        <ul className="row wrap">
          {tags.map((tag) => (
            <li key={tag} className="tag row">
              {tag}
              <IconButton
                small
                icon="cross"
                label={say('playbooks.removeTag', { tag })}
                onClick={() => change(tags.filter((one) => one !== tag))}
              />
            </li>
          ))}
        </ul>
      )}
      {tags.length < MAX_TAGS && (
        <form
          className="row"
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim()) change([...tags, typed.trim()]);
          }}
        >
          <input
            className="input grow"
            list="known-tags"
            aria-label={say('playbooks.newTag')}
            placeholder={say('playbooks.newTag')}
            maxLength={MAX_LENGTH}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <datalist id="known-tags">
            {tagsOf(rows ?? [])
              .filter((tag) => !tags.includes(tag))
              .map((tag) => (
                <option key={tag} value={tag} />
              ))}
          </datalist>
          <Button submit small disabled={!typed.trim()}>
            {say('playbooks.addTag')}
          </Button>
        </form>
      )}
    </section>
  );
}
