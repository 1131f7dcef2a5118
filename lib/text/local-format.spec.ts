import { formatDay, formatMinutes } from './local-format';

it.each([
  ['en', '12 November 2026', '1 minute', '7 minutes'],
  ['de', '12. November 2026', '1 Minute', '7 Minuten'],
  ['pt', '12 de novembro de 2026', '1 minuto', '7 minutos'],
  ['mr', '१२ नोव्हेंबर, २०२६', '१ मिनिट', '७ मिनिटे'],
  ['ar', '12 نوفمبر 2026', 'دقيقة', '7 دقائق'],
])('formats days and minutes in %s', (language, day, one, many) => {
  expect(formatDay(new Date('2026-11-12T23:00:00Z'), language)).toBe(day);
  expect(formatMinutes(1, language)).toBe(one);
  expect(formatMinutes(7, language)).toBe(many);
});
