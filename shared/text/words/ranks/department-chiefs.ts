/** Titles with a word for who leads a firm that lead one department or branch of it. */
export const departmentChiefs = {
  en: '{editor,editors} in chief|chief of {branch,bureau,department,division,section,sector,unit}|{branch,bureau,department,division,section,sector,unit} chief',
  is: `framkvaemdastyr* *svids|
  framkvaemdastjor* {*deild,*deildar,*svidi,*svids,deildar,fjarmala,mannaud*,markads*,rekstrar,svids}`,
  tr: 'bolum baskan*|{birim,daire,dali,departman} baskani',
  zh: '{*事业部,*分公司,*区域,*部}总经理*|{*事業部,*分公司,*區域,*部}總經理*',
};
