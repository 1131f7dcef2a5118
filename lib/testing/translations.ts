/** A title and a note of what changed in each official language of the EU, as a maker of diagnostics would write them. */
export const TRANSLATIONS: Readonly<Record<string, { title: string; change: string }>> = {
  bg: {
    title: 'Центрофуга за кръв: инструкции за употреба',
    change: 'Температура на съхранение и изхвърляне на използвани части.',
  },
  cs: { title: 'Odstředivka: návod k použití', change: 'Teplota skladování a likvidace použitých dílů.' },
  da: {
    title: 'Centrifuge: brugsanvisning',
    change: 'Opbevaringstemperatur og bortskaffelse af brugte dele.',
  },
  de: {
    title: 'Zentrifuge: Gebrauchsanweisung',
    change: 'Lagertemperatur und Entsorgung gebrauchter Teile.',
  },
  el: {
    title: 'Φυγόκεντρος: οδηγίες χρήσης',
    change: 'Θερμοκρασία αποθήκευσης και απόρριψη χρησιμοποιημένων εξαρτημάτων.',
  },
  en: {
    title: 'Centrifuge: instructions for use',
    change: 'The storage temperature, and the disposal of used parts.',
  },
  es: {
    title: 'Centrífuga: instrucciones de uso',
    change: 'Temperatura de almacenamiento y eliminación de las piezas usadas.',
  },
  et: { title: 'Tsentrifuug: kasutusjuhend', change: 'Säilitustemperatuur ja kasutatud osade kõrvaldamine.' },
  fi: { title: 'Sentrifugi: käyttöohjeet', change: 'Säilytyslämpötila ja käytettyjen osien hävittäminen.' },
  fr: {
    title: 'Centrifugeuse : mode d’emploi',
    change: 'Température de conservation et élimination des pièces usagées.',
  },
  ga: {
    title: 'Lártheifneoir: treoracha úsáide',
    change: 'Teocht stórála agus diúscairt páirteanna úsáidte.',
  },
  hr: {
    title: 'Centrifuga: upute za uporabu',
    change: 'Temperatura skladištenja i zbrinjavanje rabljenih dijelova.',
  },
  hu: {
    title: 'Centrifuga: használati utasítás',
    change: 'Tárolási hőmérséklet és a használt alkatrészek ártalmatlanítása.',
  },
  it: {
    title: 'Centrifuga: istruzioni per l’uso',
    change: 'Temperatura di conservazione e smaltimento delle parti usate.',
  },
  lt: {
    title: 'Centrifuga: naudojimo instrukcija',
    change: 'Laikymo temperatūra ir panaudotų dalių šalinimas.',
  },
  lv: {
    title: 'Centrifūga: lietošanas instrukcija',
    change: 'Uzglabāšanas temperatūra un izlietoto daļu iznīcināšana.',
  },
  mt: {
    title: 'Ċentrifugu: struzzjonijiet għall-użu',
    change: 'It-temperatura tal-ħażna u r-rimi tal-partijiet użati.',
  },
  nl: {
    title: 'Centrifuge: gebruiksaanwijzing',
    change: 'Bewaartemperatuur en verwijdering van gebruikte onderdelen.',
  },
  pl: {
    title: 'Wirówka: instrukcja używania',
    change: 'Temperatura przechowywania i usuwanie zużytych części.',
  },
  pt: {
    title: 'Centrífuga: instruções de utilização',
    change: 'Temperatura de armazenamento e eliminação das peças usadas.',
  },
  ro: {
    title: 'Centrifugă: instrucțiuni de utilizare',
    change: 'Temperatura de depozitare și eliminarea pieselor uzate.',
  },
  sk: {
    title: 'Odstredivka: návod na použitie',
    change: 'Teplota skladovania a likvidácia použitých dielov.',
  },
  sl: {
    title: 'Centrifuga: navodila za uporabo',
    change: 'Temperatura shranjevanja in odstranjevanje rabljenih delov.',
  },
  sv: { title: 'Centrifug: bruksanvisning', change: 'Förvaringstemperatur och kassering av använda delar.' },
};
