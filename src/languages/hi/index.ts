import type { WordPack } from '../pack';

/** Hindi. */
export const hi: WordPack = {
  kind: 'words',
  id: 'hi',
  spaced: true,
  risk: {
    final: 'खरीदें|हटाएं|मिटाएं|भेजें|निकालें',
    verbs: 'पष|बद|रदद|करें$|द$',
    objects: 'पोस्ट|ट्रांसफर|दान$|खाली|प्रकाशित|भगतन|ऑरडर|खत$|सदसयत|एकसस',
    generic: 'हा|जारी रखें|पुष्टि करें|ठीक है',
  },
  secrets: { nouns: { code: 'कोड' }, alone: { password: 'पासवर्ड' }, together: { 'one-time-code': 'सत्यापन' } },
};
