import { containsTyped } from './typed-words';

it.each([
  ['HbA1c', 'HbA1c-Schnelltest'],
  ['COVID-19', 'COVID-19-Test'],
  ['covid19', 'Covid 19 rapid test'],
  ['COVID-19', 'SARS-CoV-2 antigen test'],
  ['COVID-19', '新冠COVID-19检测'],
  ['कोविड-19', 'कोविड-19 परीक्षण'],
  ['CA125', 'Kit for CA 125.'],
  ['PV-2041', 'The new PV-2041, now with a lid'],
  ['pv 2041 7', 'For PV-2041-07 only'],
  ['BCT-1.5', 'BCT-1.5 tubes'],
  ['*️⃣ HbA1c', 'HbA1c-Schnelltest'],
])('%s is in “%s”', (query, text) => {
  expect(containsTyped(query)(text)).toBe(true);
});

it.each([
  ['PV-2041', 'PV-2041-07 and PV-2041/08'],
  ['PV-204', 'PV-2041'],
  ['PV-204-17', 'PV-2041-07'],
  ['PV20417', 'PV-2041-07'],
  ['BCT-15', 'BCT-1.5 tubes'],
  ['COVID-19', 'COVID tests since 1919'],
])('%s is not in “%s”', (query, text) => {
  expect(containsTyped(query)(text)).toBe(false);
});
