import type { Usage } from '../../../../src/model/run/usage';
import { say } from '../../../locales/say';
import { loadedValue } from '../../store/loaded';
import { useSpent } from '../../store/use-spent';
import { sayDollars } from '../../words/say-number';

/** What models cost today and on this site in all; nothing where none was called. */
export function SpentLine() {
  const { usage, site } = loadedValue(useSpent()) ?? {};
  const parts = [
    usage?.calls ? say('run.spentToday', { spent: sayCost(usage) }) : '',
    site?.calls ? say('run.spentHere', { spent: sayCost(site) }) : '',
  ].filter(Boolean);
  return parts.length > 0 && <p className="soft">{parts.join(say('between'))}</p>;
}

const sayCost = ({ calls: count, dollars }: Usage): string =>
  dollars === undefined ? say('count.modelCalls', { count }) : say('run.callsPriced', { count, dollars: sayDollars(dollars) });
