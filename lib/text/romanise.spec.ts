import { slugOf } from '@/lib/articles/slug';
import { patternOf } from '@/lib/model/fields/format';
import { slug as field } from '@/lib/model/fields/slug';
import { hostileStrings } from '@/lib/testing/hostile/strings';
import { titleAddresses } from '@/lib/testing/title-addresses';
import { titles } from '@/lib/testing/titles';
import { isLatin, romanise } from './romanise';

const addressOf = async (title: string) => slugOf(await romanise(title));

describe('romanise', () => {
  it.each([
    ['उपयोग के निर्देश 2', 'upayog-ke-nirdes-2'],
    ['श्वसन पैनल कैसे पढ़ें', 'svasan-painal-kaise-padhem'],
    ['مختبر التشخيص ٢٠٢٦', 'mkhtbr-ltshkhys-2026'],
    ['检测试剂盒使用指南', 'jiance-shiji-he-shiyong-zhinan'],
    ['PCR检测', 'pcr-jiance'],
    ['サーバー', 'saba'],
    ['검사 결과'.normalize('NFD'), 'geomsa-gyeolgwa'],
    ['Анализ крови', 'analiz-krovi'],
    ['µ-TAS', 'u-tas'],
    ['α1-antitrypsin', 'a1-antitrypsin'],
    ['Azərbaycan', 'azerbaycan'],
    ['🎉🧪', 'tada-test-tube'],
  ])('gives %s the address %s', async (title, address) => {
    expect(await addressOf(title)).toBe(address);
  });

  it.each([
    'Crème brûlée & Straße',
    'Diyarbakır',
    'Xét nghiệm máu',
    'PCR 🎉',
    '2 to 8 °C',
    '½ mm²',
    '!!!',
    '',
  ])('leaves %s unchanged, without the table', async (title) => {
    expect(isLatin(title)).toBe(true);
    expect(await romanise(title)).toBe(title);
  });

  it.each(Object.entries(titles))(
    'gives titles in the %s script the same addresses as ever',
    async (script, texts) => {
      expect(await Promise.all(texts.map(addressOf))).toEqual(titleAddresses[script]);
    },
  );

  it('gives 60 titles in 20 scripts unique and valid addresses', () => {
    const addresses = Object.values(titleAddresses).flat();
    expect([addresses.length, new Set(addresses).size]).toEqual([60, 60]);
    const pattern = patternOf(field.format);
    expect(
      addresses.filter((one) => !pattern.test(one) || one.length > field.max || /^article/.test(one)),
    ).toEqual([]);
  });

  it('gives hostile titles valid addresses', async () => {
    const addresses = await Promise.all(hostileStrings(40).map(({ text }) => addressOf(text)));
    const pattern = patternOf(field.format);
    expect(addresses.filter((one) => !pattern.test(one) || one.length > field.max)).toEqual([]);
  });
});
