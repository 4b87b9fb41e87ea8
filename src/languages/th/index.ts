import type { WordPack } from '../pack';

/** Thai. */
export const th: WordPack = {
  kind: 'words',
  id: 'th',
  spaced: false,
  risk: {
    final: 'ชำระเงิน|จ่ายเงิน|โอนเงิน|ถอนเงิน|เผยแพร่|บริจาค|ล้างถัง',
    finalAlone: 'สั่งซื้อ|ลบ|ซื้อ|ซื้อเลย|ซื้อตอนนี้|ส่ง|ส่งข้อความ|ส่งเงิน|โพสต์|ลบบัญชี|ลบถาวร|ลบทั้งหมด',
    verbs: 'ยืนยัน|ปิด|ยกเลิก|ให้',
    objects: 'คำสั่งซื้อ|บัญชี|สมัคร|สิทธิ์',
    harmless: 'วิธี|ประวัติ|แล้ว|ตัวกรอง|การจัดส่ง',
    generic: 'ใช่|ตกลง|ยืนยัน|ดำเนินการต่อ',
  },
  secrets: { nouns: { code: 'รหัส', number: 'หมายเลข', card: 'บัตร' }, alone: { password: 'รหัสผ่าน' }, together: { 'one-time-code': 'ยืนยัน' } },
};
