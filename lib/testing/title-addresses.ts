/**
 * The addresses that articles with these titles get. If one changes here, the rules for addresses have changed. Saved
 * articles keep theirs.
 */
export const titleAddresses: Record<string, string[]> = {
  Latin: ['reading-a-respiratory-panel', 'xet-nghiem-mau-tai-nha', 'creme-brulee-strasse-5-ug'],
  Greek: ['exetasi-aimatos', 'odigies-chrisis', 'diagnosi-sto-spiti'],
  Cyrillic: ['analiz-krovi', 'instruktsiya-po-primeneniyu', 'diagnostika-vdoma'],
  Armenian: ['aryan-analiz', 'ogtagortsman-hrahang', 'akhtoroshowm'],
  Georgian: ['siskhlis-analizi', 'gamoqenebis-instruktsia', 'diagnostika'],
  Hebrew: ['vdykt-dm', 'hvrvt-symvs', 'vhvn-vvyt'],
  Arabic: ['mkhtbr-ltshkhys', 'dlyl-lstkhdm-2026', 'fhs-ldm-fy-lmnzl'],
  Devanagari: ['svasan-painal-kaise-padhem', 'upayog-ke-nirdes', 'rakt-pariksan-kyom'],
  Bengali: ['rakt-pariksa', 'byabaharer-nirdesika', 'badite-rog-nirnay'],
  Gurmukhi: ['khun-di-jamc', 'varatom-de-nirades', 'ghar-vic-nidan'],
  Gujarati: ['lohini-tapas', 'upayogani-sucana', 'ghare-nidan'],
  Tamil: ['iratt-paricotanai', 'payanpattu-valimuraikal', 'vittil-noyarital'],
  Telugu: ['rakt-pariks', 'viniyog-sucanalu', 'imtlo-rog-nirdharan'],
  Kannada: ['rakt-parikse', 'balakey-sucanegalu', 'maneyalli-roganirnay'],
  Malayalam: ['rakt-parisodhan', 'upayog-niraddesannal', 'vittil-roganiranaym'],
  Thai: ['trwch-elueod', 'khumueo-kar-aich-ngan', 'winichchay-thi-ban'],
  Ethiopic: ['yedem-mrmera', 'yeatekakem-memeriya', 'bebet-wst-mrmera'],
  Han: ['jiance-shiji-he-shiyong-zhinan', 'ruhe-zaijia-cai-xue', 'huxidao-bingdu-jiance'],
  Japanese: ['jianzha-kitto-no-shiifang', 'saba-no-baoshou', 'ke-n-sa-no-ketka'],
  Hangul: ['geomsa-gyeolgwa-ilggi', 'sayong-seolmyeongseo', 'gajeongeseoui-jindan'],
};
