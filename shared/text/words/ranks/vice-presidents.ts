/** Vice-presidents and deputies of chiefs. */
export const vicePresidents = {
  ar: '*نائب الرئيس*|نائب المدير العام|نائب رئيس*',
  bg: 'заместник председател*|заместник управляващ* партньор*',
  cs: 'mistopredsed*|viceprezident*',
  da: 'viceformand*|naestforperson|naestforkvinde|naestformand*',
  de: `obmannstellv*|obfraustellv*|obmannstv|obfraustv|vizepras|vizeobmann*|vizeobfrau*|vizevorsitz*|vicepraesident*|
    vizeprasident*`,
  el: 'αντιπροεδρ*',
  en: `vicechair*|vp|svp|evp|avp|rvp|gvp|vice president*|vicepresident*|deputy ceo|deputy chief executive|
    deputy managing director|deputy managing partner|deputy managing principal|assistant managing partner|
    vice managing partner|vice president sales|vice chair*`,
  es: 'vicepresidenc*',
  et: 'asesimees',
  fi: 'varapuheenjohtaja',
  fr: 'vice directeur general',
  he: '*סמנכ"ל*',
  hr: 'potpredsjed*|podpredsjed*',
  hu: 'alelnok*|elnokhelyettes',
  id: 'wakil ketua|wakil presiden direktur',
  is: 'varaformadur',
  it: 'vice presidente|vice presidenza|vicepresidenza',
  ja: '副社長|*副社長*|*副院長*|*副会長*|*副理事長*|*副代表*',
  ko: '*부사장*|*부회장*',
  ms: 'naib presiden',
  nl: 'vicevoorzit*|ondervoorzit*|vicevoorzitter*|vice voorzitter',
  no: 'nestleder*|nestleiar*|varaleder*|varaleiar*|nestformann',
  pl: `wiceprzewodnicz*|viceprezes*|wiceprezes*|v-ce prezes*|vice prezes*|z-ca prezes*|zastepca prezes*|
    zastepczyni prezes*|z-ca przewodniczac*|zastepca przewodniczac*|zastepczyni przewodniczac*`,
  ro: 'vicepresedint*',
  ru: `зам председател*|заместител* управляющ* партнер*|заместитель управляющего|вице-президент|
    заместитель генерального директора`,
  sk: 'podpredsed*',
  sl: 'dopredsedni*',
  sr: 'potpredsed*',
  sv: 'viceordf*|vice ordforande|viceordforande|vice vd|vicevd',
  th: '*รองประธาน*',
  tr: 'genel mudur yardimcisi|genel mudur yrd',
  uk: 'заступни* керуюч* партнер*|віце-президент|заступник генерального директора',
  vi: 'pho tong giam doc|pho chu tich|pho giam doc',
  zh: '*副会长*|*副总裁*|*副總裁*|*副总经理*|*副總經理*',
};
