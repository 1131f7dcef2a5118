import { isolated } from './isolated';

describe('isolated', () => {
  it.each(['دليل الاستخدام.', 'בדיקת דם!', 'PCR: مختبر', 'خون کے نمونے'])(
    'keeps the order of %s apart from the text around it',
    (text) => {
      expect(isolated(text)).toBe(`\u2068${text}\u2069`);
    },
  );

  it.each(['Tubes: use.', 'श्वसन पैनल', '检测', '2026-03-31', ''])('returns %j unchanged', (text) => {
    expect(isolated(text)).toBe(text);
  });
});
