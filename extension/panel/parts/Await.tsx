import type { ReactNode } from 'react';
import { say } from '../../locales/say';
import type { Loaded } from '../store/loaded';
import { faultInWords } from '../words/say-told';
import { Button } from './Button';
import { Card } from './Card';

interface Props<Value> {
  thing: Loaded<Value>;
  what: string;
  again?: () => void;
  children: (value: Value) => ReactNode;
}

/** Shows data that is requested from the worker: a placeholder while it loads, then the data or the fault. */
export function Await<Value>({ thing, what, again, children }: Props<Value>) {
  if (thing.status === 'ready') return children(thing.value);
  if (thing.status === 'failed') {
    return (
      <Card tone="bad" icon="alert" title={say('part.couldNotLoad', { what })} role="alert">
        <p>{faultInWords(thing.fault)}</p>
        {again && (
          <div className="row">
            <Button small onClick={again}>
              {say('part.tryAgain')}
            </Button>
          </div>
        )}
      </Card>
    );
  }
  return (
    <output className="bones" aria-label={say('part.loading', { what })}>
      <span />
      <span />
      <span />
      <span />
    </output>
  );
}
