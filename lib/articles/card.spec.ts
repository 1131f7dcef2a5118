import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blog as kind } from '@/lib/model/blog';
import { aBlog } from '@/lib/testing/records';

const cache = mkdtempSync(join(tmpdir(), 'cards-'));

let articleCard: typeof import('./card').articleCard;

beforeAll(async () => {
  process.env.NEXT_DIST_DIR = cache;
  ({ articleCard } = await import('./card'));
});

afterAll(() => rmSync(cache, { recursive: true }));

const hash = (picture: Buffer) => createHash('sha256').update(picture).digest('hex');

const card = async (title: string, language = 'en') => hash(await articleCard(aBlog({ title, language })));

const ARCHIVE_CARD = hash(readFileSync('public/share/blogs.jpg'));

describe("an article's share card", () => {
  it.each([
    ['Latin', 'Cold tubes: a “guide”'],
    ['Vietnamese', 'Hướng dẫn bảo quản ống lấy máu'],
    ['Greek', 'Οδηγός συλλογής δειγμάτων'],
    ['Cyrillic', 'Руководство по взятию проб'],
    ['Armenian', 'Նմուշների հավաքման ուղեցույց'],
    ['Georgian', 'ნიმუშების შეგროვების გზამკვლევი'],
    ['Hebrew', 'מדריך לאיסוף דגימות PCR'],
    ['Arabic', 'دليل أنابيب جمع الدم 2026'],
    ['Urdu', 'خون کے نمونے جمع کرنے کی ہدایات'],
    ['Devanagari', 'रक्त संग्रह निर्देश'],
    ['Bengali', 'রক্তের নমুনা সংগ্রহের নির্দেশিকা'],
    ['Gurmukhi', 'ਖੂਨ ਦੇ ਨਮੂਨੇ'],
    ['Gujarati', 'લોહીના નમૂના'],
    ['Tamil', 'இரத்த மாதிரி சேகரிப்பு'],
    ['Telugu', 'రక్త నమూనా సేకరణ'],
    ['Kannada', 'ರಕ್ತದ ಮಾದರಿ'],
    ['Malayalam', 'രക്ത സാമ്പിൾ ശേഖരണം'],
    ['Sinhala', 'රුධිර සාම්පල'],
    ['Thai', 'คู่มือการเก็บตัวอย่างเลือด'],
    ['Lao', 'ຄູ່ມືການເກັບຕົວຢ່າງເລືອດ'],
    ['Burmese', 'သွေးနမူနာ လမ်းညွှန်'],
    ['Khmer', 'ការណែនាំអំពីសំណាកឈាម'],
    ['Amharic', 'የደም ናሙና መመሪያ'],
    ['simplified Chinese', '血液采集管的储存与运输指南'],
    ['traditional Chinese', '血液採集管的儲存與運輸指南'],
    ['Japanese', '採血管の保存と輸送の手引き'],
    ['Korean', '채혈관의 보관 및 운송 안내서'],
  ])('has all characters of a %s title', async (_script, title) => {
    expect(await card(title)).not.toBe(ARCHIVE_CARD);
  });

  it("is the archive's card if the typefaces lack a character", async () => {
    expect(await card('Cold tubes 🧊')).toBe(ARCHIVE_CARD);
  });

  it('orders Hebrew from the right, and Latin words in it from the left', async () => {
    expect(await card('אבג PCR דהו')).toBe(await card('\u202dוהד PCR גבא'));
  });

  it('joins Arabic letters', async () => {
    const [joiner, separator] = ['\u200d', '\u200c'];
    expect(await card('ببب')).toBe(await card(`ب${joiner}ب${joiner}ب`));
    expect(await card('ببب')).not.toBe(await card(`ب${separator}ب${separator}ب`));
  });

  it('has the forms of characters that are usual in the language', async () => {
    expect(await card('直接', 'ja')).not.toBe(await card('直接', 'zh-Hans'));
  });

  it('breaks Thai lines between words', async () => {
    const words = ['คู่มือ', 'การเก็บ', 'ตัวอย่าง', 'เลือด', 'สำหรับ', 'ห้อง', 'ปฏิบัติการ', 'ทาง', 'การแพทย์'];
    expect(await card(words.join(''), 'th')).toBe(await card(words.join('\u200b'), 'th'));
  });

  it.each(['W', '測', 'ณ', 'ഌ'])(
    'has room for the longest title, if all its letters are %s, in a file that messengers accept',
    async (letter) => {
      const picture = await articleCard(aBlog({ title: letter.repeat(kind.fields.title.max) }));
      expect(hash(picture)).not.toBe(ARCHIVE_CARD);
      expect(picture.length).toBeLessThan(300_000);
    },
  );
});
