import { scriptName } from './names-in-scripts.ts';

const koreanFamilies =
  '김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허노남심하곽성차주우구민진나지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용';
const koreanName = new RegExp(
  `^(?:[${koreanFamilies}][가-힣]{1,2}|(?:남궁|황보|제갈|선우|사공|서문|독고|동방)[가-힣]{1,2})$`,
  'u',
);
const chineseFamilies =
  '王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何林高罗羅郑鄭梁谢謝宋唐许許邓鄧韩韓冯馮曹彭曾肖萧蕭田董潘袁蔡蒋蔣余于杜叶葉程魏苏蘇吕呂丁任卢盧姚沈钟鐘姜崔谭譚陆陸范汪廖石金韦韋贾賈夏付方邹鄒熊白孟秦邱侯江尹薛闫阎段雷龙龍黎史陶贺賀毛郝顾顧龚龔邵万萬覃武钱錢戴严嚴莫孔向汤湯';
const chineseName = new RegExp(
  `^(?:[${chineseFamilies}]\\p{Script=Han}{1,2}|(?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|司徒|东方|皇甫|慕容|公孙|令狐)\\p{Script=Han}{1,2})$`,
  'u',
);
const japaneseName =
  /^(?=.{4})[\p{Script=Han}々ヶケノツ]{1,4}[ 　][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]{1,5}$|^\p{Script=Katakana}[\p{Script=Katakana}ー]+(?:[・ ＝][\p{Script=Katakana}ー]+)+$/u;
const japaneseUnspaced = /^\p{Script=Han}{3,5}$/u;
const spacedScripts =
  /^(?:[\p{Script=Arabic}\p{M}]{2,}(?:[ -][\p{Script=Arabic}\p{M}]{2,}){1,4}|[\p{Script=Hebrew}'’"״-]{2,}(?: [\p{Script=Hebrew}'’"״-]{2,}){1,3}|[\p{Script=Thai}]{3,} [\p{Script=Thai}]{3,}|[\p{Script=Devanagari}\p{M}]{2,}(?: [\p{Script=Devanagari}\p{M}]{2,}){1,3}|[\p{Script=Georgian}]{3,} [\p{Script=Georgian}]{4,})$/u;
const address =
  /^(?:د|م|أ|السيد|السيدة|الأستاذ|الأستاذة|الدكتور|الدكتورة|المهندس|المهندسة|الشيخ|מר|גב['’]|ד"ר|ד״ר|עו"ד|עו״ד|פרופ['’]|آقای|خانم|دکتر|นาย|นาง|นางสาว|ดร|श्री|श्रीमती|डॉ)\.? (?=\S)/u;
/** Words of institutions and labels, which look like names because there are no capitals. */
const organisation =
  /^(?:قسم|شركة|مؤسسة|إدارة|ادارة|مركز|جامعة|معهد|وزارة|هيئة|خدمات|مكتب)(?:\s|$)|大学|大學|治療|治疗|歯科|牙科|予防|矯正|外科|内科|診療|医院|醫院|検診|会社|學院|学院|学会|学校|協会|协会|公司|集团|領域|领域|会議|会場|住所|電話|地址|电话|时间|時間|業務|业务|服務|服务|案内|概要|本社|支店|問合|연락|주소|회사|대학교|센터|^(?:변경|이전|신규|변동|인사말)$/u;
/** What firms do or have, in Japanese, of which no name consists. */
const business =
  /販売|買取|査定|事業|整備|修理|工事|施工|製品|商品|物流|運送|送迎|観光|不動産|保険|介護|看護|教室|部門|支援|開発|設計|製造|加工|清掃|警備|印刷|営業|採用|企業|経営|理念|実績|料金|価格|車検|相続|離婚|税務|会計|登記|法人|店舗|住宅|建築|土木|電気|設備|塗装|外壁|食品|美容|写真|映像|教育|講座|研修|旅行|宿泊|温泉|客室|宴会/u;
/** Words of menus and headings that begin with a family name, by language. */
const menuWords: Readonly<Record<string, string>> = {
  ko: '전략|전략가|강사|강의|강좌|고객|고객사|고급|공간|공사|공지|구매|구성|구독|국내|금융|기관|기사|기술|기업|남성|노인|마케팅|맞춤|모집|문의|방문|방법|배송|백신|보기|봉사|서비스|서울|성공|성과|소개|소식|손님|송금|신규|신청|신청서|심사|안내|안내도|안전|양식|어린이|여성|연구|연혁|영업|영업부|예약|오늘|온라인|용어|우대|우리|원칙|유의|유통|윤리|은행|이력|이메일|이벤트|이상|이용|이용료|이유|이후|인사|인사말|인재|인재상|인증|인증서|임원|임직원|장비|장점|전국|전문|전문의|전시|전체|전화|정보|정책|제품|제휴|제휴사|조직|조직도|주문|주소|주요|주차|주차장|지도|지점|지원|진료|진료과|진료비|진료실|진행|차량|차별화|차이|천연|최고|최신|추가|추천|표준|하단|한국|한방|한약|한의원|현재|현황|홈페이지|홍보|황기',
  ja: '最新情報|新着情報|更新情報|採用情報|企業情報|個人情報|基本情報|関連情報|店舗情報|物件情報|求人情報|新着記事|関連記事|取扱業務|取扱分野|解決事例|相談料金|料金一覧|料金体系|顧問契約|無料相談|法律相談|会員登録|資料請求|営業時間|診療時間|受付時間|定休日|休診日',
  zh: '任何|任务|任意|付款|余额|余下|万能|万元|于是|严格|徐州|方便|方式|方案|方法|方向|曾经|林业|林木|江北|江南|江苏|江西|温州|田间|白色|石化|石材|石油|程度|程序|苏州|许可|许可证|贺词|郑州|金奖|金属|金牌|金融|金额|钱包|陶瓷|雷达|顾客|马上|高压|高度|高效|高新|高温|高清|高端|高级|高速|高品质|黄色|黄金|龙头',
};
const isMenuWord = new Set(Object.values(menuWords).flatMap((words) => words.split('|')));

/** Japanese words of foreign origin that are no part of a foreigner's name. */
const katakanaWord =
  /キャラクター|マスコット|センター|サービス|グループ|システム|メニュー|ニュース|サポート|スタッフ|ブログ|アクセス|ショップ|セミナー|イベント|プロジェクト|プライバシー|ポリシー|カタログ|サイト|ページ|クリニック|スクール|オフィス/u;

const closing = /(?: ?(?:님|씨|さん|氏|様|先生|女士|小姐))$/u;

/**
 * The name in a text of a script without capitals, without forms of address, or null if it is not one. Korean and
 * Chinese names are certain by their family names. Others could be any few words (`spacedScripts`), and only the
 * text next to them decides.
 */
export function uncasedName(text: string): { name: string; isCertain: boolean } | null {
  if (text.length < 2 || text.length > 60 || text.charCodeAt(0) < 0x590) return null;
  // Quotation marks, bullets, arrows and most emoji begin no name.
  if (/^[\u201a-\u2bff\ud83c-\ud83e]/.test(text) || /\p{N}/u.test(text)) return null;
  if (organisation.test(text) || business.test(text) || isMenuWord.has(text) || katakanaWord.test(text))
    return null;
  const bare = text.replace(address, '').replace(closing, '');
  if (koreanName.test(bare) || chineseName.test(bare) || japaneseName.test(bare))
    return { name: bare, isCertain: true };
  if (spacedScripts.test(bare) && scriptName(bare) === 'sure') return { name: bare, isCertain: true };
  if (spacedScripts.test(bare) || japaneseUnspaced.test(bare)) return { name: bare, isCertain: false };
  return null;
}
