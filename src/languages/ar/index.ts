import type { WordPack } from '../pack';

/** Arabic. */
export const ar: WordPack = {
  kind: 'words',
  id: 'ar',
  spaced: true,
  risk: {
    final: 'اشتر|شراء|ادفع|حذف|احذف|مسح|ارسال|ارسل|نشر|انشر|تحويل|سحب|تبرع',
    verbs: 'تاكيد|اتمام|اغلاق|الغاء|افراغ|منح',
    objects: 'الدفع|الطلب|الشراء|الحساب|الاشتراك|سلة|الوصول',
    generic: 'تاكيد|متابعة|موافق|حسنا',
    yes: 'نعم',
  },
  secrets: {
    nouns: { code: 'رمز', number: 'رقم', key: 'مفتاح', card: 'بطاقة' },
    alone: { password: 'كلمة المرور|كلمة السر', pin: 'رمز سري|الرقم السري' },
    together: { 'one-time-code': 'تحقق', 'card-code': 'أمان' },
  },
};
