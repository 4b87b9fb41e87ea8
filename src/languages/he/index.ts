import type { WordPack } from '../pack';

/** Hebrew. */
export const he: WordPack = {
  kind: 'words',
  id: 'he',
  spaced: true,
  risk: {
    final: 'קנה|קנייה|שלם|מחק|מחיקה|מחיקת|שלח|שליחה|פרסם|העבר|תרום|משיכת',
    finalAlone: 'לתשלום|פרסום',
    verbs: 'בצע|הסר|אישור|השלמת|סגור|ביטול|בטל|רוקן|הענק',
    objects: 'תשלום|הזמנה|רכישה|חשבון|מנוי|אשפה|גישה',
    generic: 'אישור|המשך|אשר',
    yes: 'כן',
  },
  secrets: {
    nouns: { code: 'קוד', number: 'מספר', key: 'מפתח', card: 'כרטיס' },
    alone: { password: 'סיסמ' },
    together: { 'one-time-code': 'אימות', 'card-code': 'אבטחה' },
  },
};
