import { bedsNamed } from './named';
import { planned } from './planned';

const beds = (process.env.BEDS ?? 'newest,latest,pages,')
  .split(',')
  .flatMap((n) => bedsNamed(n || undefined))
  .filter((b, i, all) => all.indexOf(b) === i);
for (const bed of beds) console.log(planned(bed).join('\n'));
