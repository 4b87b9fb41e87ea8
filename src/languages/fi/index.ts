import type { WordPack } from '../pack';

/** Finnish. */
export const fi: WordPack = {
  kind: 'words',
  id: 'fi',
  spaced: true,
  risk: {
    final: 'osta|maksa|tilaa|tee tilaus|poista|laheta|julkaise|irtisano|lahjoita',
    verbs: 'siirra|nosta|vahvist|sulje|peruuta|tyhjen|myonna',
    objects: 'rahaa|tilaus|maksu|tili$|varaus|roskakori|kayttoo',
    generic: 'vahvista|jatka|hyvaksy',
    yes: 'kylla',
  },
  secrets: { nouns: { key: 'avain' }, alone: { password: 'salasana' }, together: { 'one-time-code': 'vahvist', 'card-code': 'turva' } },
  dismiss: { closes: 'sulje|ohita|ei nyt|ei kiitos', refuses: 'hylkaa kaikki', accepts: 'hyvaksy|hyvaksy kaikki', goesOn: 'aloita|jatka' },
};
