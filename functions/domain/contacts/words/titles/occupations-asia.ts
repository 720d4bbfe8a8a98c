import { foldText } from '../../../../../shared/text/fold-text.ts';

/**
 * What people are in small firms of Asia and the Middle East, by language: whole words, as a stem of most would match the workshop or
 * the service, too. Words that are family names, things (a printer) or what is done are left out, and so are plurals
 * that `titleOfEach` knows by their singular. A word that several languages share stands with the first of them.
 */
const byLanguage: Readonly<Record<string, string>> = {
  id: `terapis|terapis pijat|ahli kecantikan|penata rambut|penata rias|tukang cukur|pemangkas rambut|penata kuku|seniman tato|juru foto|perangkai bunga|penjual bunga|tukang roti|
    pembuat roti|pembuat kue|juru masak|pramusaji|tukang daging|tukang kayu|tukang listrik|teknisi listrik|tukang ledeng|tukang batu|tukang kunci|tukang kaca|pandai besi|
    montir|sopir|supir|pengemudi|tukang kebun|arsitek lanskap|penjahit|pembuat sepatu|perajin perak|tukang emas|pembuat perhiasan|tukang jam|ahli optik|optometris|
    asisten apoteker|perawat gigi|psikoterapis|psikiater|terapis wicara|terapis okupasi|ahli gizi|nutrisionis|bidan|perawat|pengasuh|pengasuh anak|ahli bedah|detektif|
    juru buku|penerjemah|juru bahasa|penterjemah|juru ukur|arsitek|desainer interior|juru gambar|mandor|pemandu wisata|pramuwisata|instruktur mengemudi|instruktur yoga|
    instruktur|pelatih|penjilid|juru kamera|kameramen|videografer|penyunting|sutradara|wartawan|jurnalis|redaktur|aktris|penari|koreografer|penyanyi|pianis|pemain biola|
    gitaris|pemusik|musisi|komponis|pesulap|pembawa acara|pemrogram|resepsionis|kasir|pramuniaga|tenaga penjual|petugas gudang|petugas kebersihan|satpam|pematung|
    pembuat tembikar|penenun|pelukis|seniman|pustakawan|nelayan`,
  vi: `vat ly tri lieu vien|tho lam toc|tho cat toc|nha tao mau toc|chuyen gia trang diem|tho trang diem|tho lam mong|tho xam|nghe si xam|nhiep anh gia|tho chup anh|tho cam hoa|
    nguoi ban hoa|tho lam banh|dau bep|bep truong|bep pho|tho pha che|tho moc|tho boc ghe|tho dien|tho ong nuoc|tho sua ong nuoc|tho lat gach|tho han|tho sua khoa|tho ren|
    tho may|tho co khi|tho sua xe|tai xe|tho lam vuon|nguoi nuoi ong|huan luyen vien cho|tho giay|tho dong giay|tho kim hoan|tho dong ho|duoc si|nha si|nha tam ly hoc|
    chuyen gia tam ly|chuyen gia dinh duong|nu ho sinh|dieu duong vien|bao mau|cong chung vien|luat gia|hoa giai vien|kiem toan vien|bien dich vien|phien dich vien|
    thong dich vien|trac dia vien|tham dinh vien|kien truc su|huong dan vien|huong dan vien du lich|huan luyen vien|bien dao mua|hoa si minh hoa|hoa si|nguoi viet quang cao|
    bien kich|nha quay phim|dao dien|bien tap vien|nha bao|phong vien|dien vien|vu cong|nghe si piano|nhac si|nhac cong|nhac truong|ao thuat gia|nguoi dan chuong trinh|
    nha soan nhac|thu ngan|thu kho|thuc tap sinh|nha dieu khac|dieu khac gia|tho gom|nghe nhan|tho det|tho theu|chu tiem`,
  ja: `*マッサージ師|*指圧師|*整体師|*柔道整復師|*鍼灸師|*理学療法士|*作業療法士|*言語聴覚士|*カイロプラクター|*エステティシャン|*美容師|*美容部員|*理容師|*スタイリスト|*ネイリスト|*メイクアップアーティスト|*タトゥーアーティスト|*カメラマン|*フォトグラファー|*写真家|*フローリスト|*ブーランジェ|
    *パティシエ|*パティシエール|*ショコラティエ|*調理師|*料理人|板前|板長|*シェフ|*ウェイター|*ウェイトレス|*バーテンダー|*バリスタ|*ソムリエ|*宮大工|*電気工事士|*配管工|*水道工|*塗装工|*板金工|*溶接工|*錠前師|*整備士|*運転手|庭師|*造園師|*樹木医|*醸造家|*醸造責任者|*養蜂家|*トリマー|
    *縫製師|*時計修理技能士|*眼鏡士|*視能訓練士|*薬剤師|*歯科医|*歯科技工士|*歯科助手|獣医|*公認心理師|*カウンセラー|*心理士|*栄養士|*助産師|*看護師|*保健師|*介護福祉士|*介護士|*ケアマネジャー|*保育士|*ベビーシッター|*内科医|*外科医|*小児科医|*皮膚科医|*眼科医|*産婦人科医|*精神科医|
    *司法書士|*行政書士|*社会保険労務士|*社労士|*会計士|*弁理士|*公証人|探偵|*調査員|*翻訳者|*翻訳家|*通訳者|*測量士|*土地家屋調査士|*不動産鑑定士|*建築士|*建築家|*インテリアコーディネーター|*施工管理技士|*現場監督|*宅地建物取引士|*宅建士|*保険外交員|*添乗員|*ツアーガイド|*通訳案内士|
    *教習指導員|*インストラクター|講師|*家庭教師|*保育教諭|*トレーナー|*コーチ|*印刷工|*イラストレーター|*コピーライター|*映像作家|*ビデオグラファー|*映画監督|*演出家|*脚本家|*編集者|記者|*ジャーナリスト|俳優|女優|声優|*ダンサー|*振付師|歌手|*ピアニスト|*バイオリニスト|*ギタリスト|*ドラマー|
    *指揮者|*音楽家|*作曲家|*マジシャン|*司会者|*アナウンサー|*受付係|*販売員|*倉庫作業員|*清掃員|*警備員|*実習生|*彫刻家|*陶芸家|*染色家|画家|*書道家|*茶道家|*華道家|漁師|*納棺師|司書|僧侶|住職`,
  ko: `*안마사|*마사지사|*물리치료사|*작업치료사|*언어치료사|*도수치료사|*피부관리사|*미용사|*헤어스타일리스트|*이발사|*네일아티스트|*메이크업아티스트|*타투이스트|*사진작가|*사진사|*포토그래퍼|*플로리스트|*제빵사|*제과사|*파티시에|*요리사|*조리사|*주방장|*웨이터|*웨이트리스|*바텐더|*바리스타|
    *소믈리에|*전기기사|*배관공|*도배사|*도장공|*타일공|*미장공|*용접공|*정비사|*운전기사|*정원사|*조경사|*양조사|*양봉가|*애견훈련사|*반려견훈련사|*재단사|*재봉사|*금세공사|*보석세공사|*시계수리사|*안경사|*검안사|약사|*치과위생사|*치위생사|*치기공사|*동물보건사|*상담사|*임상심리사|
    *심리학자|*영양사|*조산사|*간호조무사|*요양보호사|*사회복지사|*보육교사|*베이비시터|*유치원교사|*방사선사|*임상병리사|*법무사|*노무사|*변리사|*공증인|*조정인|*통역사|*번역가|*번역사|*측량사|*감정평가사|*건축사|*건축가|*공인중개사|*손해사정사|*보험설계사|*트레이너|*인쇄공|*제본사|
    *일러스트레이터|*카피라이터|*음향감독|*촬영감독|*영화감독|*연출가|작가|*편집자|배우|*무용가|댄서|*안무가|가수|*성악가|*피아니스트|*바이올리니스트|*첼리스트|*기타리스트|*드러머|*지휘자|*음악가|*작곡가|*마술사|*아나운서|*프로그래머|*접수원|*판매원|*창고관리원|*미화원|*경비원|*견습생|
    *수습생|*조각가|*도예가|화가|*서예가|*공예가|*장례지도사|*경매사`,
  zh: `*按摩师|*按摩師|*推拿师|*理疗师|*物理治疗师|*物理治療師|*职能治疗师|*職能治療師|*语言治疗师|*語言治療師|*针灸师|*針灸師|*美容师|*美发师|*美髮師|*发型师|*髮型師|*理发师|*理髮師|*美甲师|*美甲師|*化妆师|*化妝師|*纹身师|*紋身師|*刺青師|*摄影师|*攝影師|*花艺师|*花藝師|*面包师|
    *麵包師|*糕点师|*甜点师|*甜點師|*烘焙师|*烘焙師|厨师|廚師|主厨|主廚|*厨师长|*行政总厨|*调酒师|*調酒師|*咖啡师|*咖啡師|*侍酒师|*侍酒師|*木工師傅|*管道工|*油漆工|*泥瓦工|*泥水匠|*汽修师|*修车师傅|园丁|園丁|*园艺师|*園藝師|*酿酒师|*釀酒師|*酿造师|*驯犬师|*馴犬師|*寵物美容師|
    *珠宝匠|*钟表匠|*制表师|*製錶師|*验光师|*驗光師|*配镜师|*药剂师|*藥劑師|药师|藥師|牙医|牙醫|*牙医师|*牙醫師|*口腔医师|*洗牙师|兽医|獸醫|*兽医师|*獸醫師|*心理咨询师|*心理諮詢師|*心理師|*心理治疗师|*营养师|*營養師|*助产士|*助產士|护士|護士|*護理師|*护理师|*育婴师|*中医师|*中醫師|
    *内科医师|*公证员|*调解员|*审计师|*審計師|*记账员|*口译员|*口譯員|译员|*测量师|*測量師|*评估师|*估價師|*建筑师|*建築師|*房产经纪人|*房地產經紀人|*保险经纪人|教练|教練|*驾校教练|*瑜伽老师|*瑜伽教练|*舞蹈老师|*钢琴老师|讲师|*幼儿教师|*装订工|*插画师|*插畫師|*插畫家|*撰稿人|*录音师|
    *錄音師|*摄像师|*攝像師|导演|導演|编剧|編劇|记者|演员|演員|*舞蹈家|*编舞家|*歌唱家|*钢琴家|*鋼琴家|*小提琴家|*吉他手|*指挥家|*指揮家|*音乐家|*音樂家|*魔术师|*魔術師|*主持人|*程序员|*收银员|*收銀員|*营业员|*仓库管理员|*仓管员|*快递员|*保洁员|*清潔員|*实习生|*實習生|*雕塑家|
    *陶艺家|*陶藝家|*陶艺师|畫家|*书法家|*書法家|*地政士|*記帳士|*社工師`,
  he: `שמאי מקרקעין|מעסה|מסאז'יסט|מסאז'יסטית|פיזיותרפיסט|פיזיותרפיסטית|אוסטאופת|כירופרקט|רפלקסולוג|רפלקסולוגית|פדיקוריסטית|מניקוריסטית|קוסמטיקאית|קוסמטיקאי|מאפר|מאפרת|מקעקע|
    מקעקעת|צלם|צלמת|שוזר פרחים|שוזרת פרחים|אופה|טבחית|מלצר|מלצרית|ברמנית|בריסטה|נגרית|חשמלאי|חשמלאית|שרברב|אינסטלטור|רתך|מנעולן|זגג|מכונאי|מכונאי רכב|פחח|נהגת|נהג משאית|
    נהג מונית|גנן|גננת|אדריכל נוף|חקלאי|חקלאית|יינן|ייננית|מבשל בירה|דבוראי|מאלף כלבים|מאלפת כלבים|תופרת|צורפת|תכשיטן|תכשיטנית|אופטיקאי|אופטומטריסט|אופטומטריסטית|
    קלינאית תקשורת|קלינאי תקשורת|רוקחת|שיננית|סייעת|אורתודונט|וטרינר|וטרינרית|פסיכולוג|פסיכולוגית|פסיכותרפיסט|פסיכותרפיסטית|פסיכיאטר|מרפאה בעיסוק|תזונאי|תזונאית|דיאטנית|דיאטן|
    נטורופת|נטורופתית|הומאופת|מיילדת|דולה|אח מוסמך|מטפל|מטפלת|עובדת סוציאלית|עובד סוציאלי|גניקולוג|קרדיולוג|דרמטולוג|כירורג|רדיולוג|נוירולוג|נוטריון|עורכת דין|מגשר|מגשרת|
    חשב שכר|חשבת שכר|מתרגם|מתרגמת|מתורגמן|מתורגמנית|שמאית|אדריכל|אדריכלית|הנדסאי|הנדסאית|קבלן|מתווך|מתווכת|סוכן ביטוח|סוכנת ביטוח|סוכן נסיעות|מאמן|מאמנת|מאמן כושר|כוריאוגרף|
    כוריאוגרפית|סומלייה|גרפיקאי|גרפיקאית|מאייר|מאיירת|קופירייטר|קופירייטרית|סאונדמן|איש סאונד|במאי|במאית|תסריטאי|תסריטאית|עיתונאי|עיתונאית|שחקן|שחקנית|רקדן|רקדנית|זמרת|פסנתרן|
    פסנתרנית|גיטריסט|מתופף|מוזיקאי|מוזיקאית|מלחין|מלחינה|תוכניתן|תוכניתנית|פקיד|פקידה|פקידת קבלה|קופאי|קופאית|מחסנאי|מחסנאית|מאבטח|קרמיקאית|אורגת|ציירת|אמנית|דייג|מלונאי|
    מסעדן|מסעדנית|ספרנית`,
  ar: `مدلك|مدلكة|معالج طبيعي|معالجة طبيعية|اختصاصي علاج طبيعي|اختصاصية|مصفف شعر|مصففة شعر|كوافيرة|ماكيير|ماكييرة|فنان وشم|مصور|نادل|نادلة|باريستا|سباك|ميكانيكي سيارات|سائقة|
    مزارعة|مدرب كلاب|إسكافي|نظاراتي|فاحص بصر|اختصاصي بصريات|صيدلانية|صيدلاني|معالج نفسي|معالجة نفسية|اختصاصي نطق|مربية|كاتب عدل|مراجع حسابات|مدقق|مدقق حسابات|مترجم|ترجمان|
    رسام|رسامة|مقاول|وكيل عقاري|وكيل تأمين|مرشد سياحي|مرشدة سياحية|مدرب|مدربة|مدرب قيادة|مدرس|كاتب محتوى|مخرجة|محرر|محررة|صحفي|صحفية|صحافي|ممثل|ممثلة|راقصة|مغنية|مطرب|عازف|
    عازفة|عازف بيانو|ملحن|مذيع|مذيعة|مبرمج|مبرمجة|أمين صندوق|كاشير|بائعة|أمين مستودع|عامل نظافة|عاملة نظافة|حارس أمن|متدرب|متدربة|نحات|نحاتة|خزاف|فنان|فنانة|أمين مكتبة`,
};

/** A list for a vocabulary. */
export const occupationsAsia = foldText(Object.values(byLanguage).join('|'));
