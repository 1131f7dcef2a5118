import { LANGUAGES } from '../model/languages';
import { guessLanguage } from './guess-language';

const TEXTS: [language: string, text: string][] = [
  ['en', 'How the tubes are labelled and shipped to the laboratory'],
  ['de', 'Die Röhrchen und das Etikett: Wie der Versand von Proben ins Labor gelingt'],
  ['fr', 'Les tubes et les étiquettes pour le transport des échantillons'],
  ['es', 'Cómo etiquetar los tubos para el envío de las muestras'],
  ['it', 'Come etichettare le provette per il trasporto della merce che non sono sterili'],
  ['pt', 'Como rotular os tubos para uma remessa que não aquece'],
  ['nl', 'Hoe het labelen van een buis voor het lab werkt'],
  ['pl', 'Jak oznaczać probówki i nie pomylić się w laboratorium oraz w transporcie'],
  ['sv', 'Hur rören märks och skickas till laboratoriet, och varför det är viktigt att inte skaka'],
  ['tr', 'Tüpler nasıl etiketlenir ve laboratuvara bir kurye ile nasıl gönderilir'],
  ['fi', 'Putket ja etiketit ovat tärkeitä, ja ne on merkittävä'],
  ['vi', 'Các ống nghiệm và nhãn của phòng xét nghiệm được gửi cho chúng tôi'],
  ['ar', 'كيفية نقل العينات بتقنية RT-PCR إلى المختبر'],
  ['fa', 'چگونه نمونه‌ها را به آزمایشگاه بفرستیم'],
  ['ur', 'نمونے لیبارٹری تک کیسے پہنچتے ہیں'],
  ['he', 'כיצד שולחים דגימות למעבדה'],
  ['hi', 'नमूनों को प्रयोगशाला तक कैसे भेजें'],
  ['mr', 'नमुने प्रयोगशाळेत कसे पाठवावेत'],
  ['ru', 'Как маркировать пробирки и отправлять пробы'],
  ['uk', 'Як маркувати пробірки і надсилати зразки'],
  ['bg', 'Как се етикетират епруветките преди изпращане в лабораторията за кръв'],
  ['el', 'Πώς επισημαίνονται οι σωλήνες'],
  ['ja', '検体を検査室に送る方法'],
  ['zh-Hans', '如何将样本送到实验室'],
  ['zh-Hant', '如何將樣本送到實驗室'],
  ['ko', '검체를 검사실로 보내는 방법'],
  ['th', 'วิธีส่งตัวอย่างไปยังห้องปฏิบัติการ'],
];

describe('guessLanguage', () => {
  it.each(TEXTS)('recognises %s', (language, text) => {
    expect(guessLanguage(text)).toBe(language);
  });

  it('is null for texts without enough words', () => {
    for (const text of ['', '2025', '😀', 'Trivus', 'RT-PCR kit', 'Notice in 2025'])
      expect(guessLanguage(text)).toBeNull();
  });

  it('does not mistake an image’s address, or the English article “a”, for Hungarian', () => {
    expect(guessLanguage('![](/files/images/x/5a9a-3a7a.png#3x2) https://a.example/a-a-a')).toBeNull();
    expect(guessLanguage('A rack, a tube and a label')).not.toBe('hu');
    expect(guessLanguage('A kémcsövek és a címkék: hogy nem vész el egy minta')).toBe('hu');
  });

  it('ignores a few foreign words', () => {
    expect(guessLanguage('The word for “sample” is عينة, and for the µ of the unit it is μ.')).toBe('en');
  });

  it('knows only languages that a record can have', () => {
    expect(TEXTS.filter(([language]) => !(language in LANGUAGES))).toEqual([]);
  });
});
