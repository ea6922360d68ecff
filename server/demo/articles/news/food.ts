import { heading, list, picture, say } from '../block-seed.ts';
import type { NewsSeed } from '../news-seed.ts';

/** What to eat, and where it comes from. */
export const food: readonly NewsSeed[] = [
  {
    slug: 'oyster-season',
    category: '美食',
    on: '11-17',
    scene: 'dish-seafood',
    title: ['冬至前的蚝，凭什么肥', 'Why oysters are fat before the solstice'],
    summary: [
      '水温降到二十度，蚝开始囤糖。官渡湾的渔民只挑大潮后的头两天起蚝。',
      'At twenty degrees oysters store sugar; in Guandu Bay they lift them in the two days after a spring tide.',
    ],
    body: [
      say(
        '蚝肥不肥看糖原。夏天它忙着繁殖，瘦而发苦；入冬水凉，食量还在，糖就囤在肉里，吃起来发甜。官渡湾有淡水河来，浮游生物多，是天然的蚝田。',
        'It is a matter of glycogen. In summer they spawn, thin and bitter; when the water cools they go on eating and store sugar. A river feeds plankton into Guandu Bay, a natural field.',
      ),
      heading('怎么挑', 'How to choose'),
      list(
        ['壳口紧，一碰就合', 'Shells tight, closing at a touch'],
        ['拿在手里沉，不是响', 'Heavy in the hand, not rattling'],
        ['开出来汁水清，边缘不卷', 'Clear liquor, edges not curled'],
      ),
      heading('三种吃法', 'Three ways'),
      say(
        '蒜蓉炭烤要火大、时间短，蒜先过油；清蒸六分钟，只放姜丝；酥炸裹一层薯粉，外脆里爆汁。生吃请认准可生食的产地，普通生蚝一定煮熟。',
        'Over charcoal, hot and short, the garlic fried first; steamed six minutes with ginger alone; fried in a coat of starch that bursts. Eat raw only what is raised for it; cook the others through.',
      ),
      picture(
        'dish-seafood',
        '赤坎夜市的炭火从傍晚烧到半夜',
        'Chikan’s charcoal burns from dusk to midnight',
      ),
    ],
  },
  {
    slug: 'white-cut-chicken',
    category: '美食',
    on: '01-30',
    scene: 'dish-chicken',
    title: ['湛江人为什么离不开白切鸡', 'Why Zhanjiang cannot do without poached chicken'],
    summary: [
      '鸡要走地、水要虾眼、皮要爽、骨要见红，最后是那一碟沙姜。',
      'The bird must roam, the water tremble, the skin snap, the bone blush; and then the sand ginger.',
    ],
    body: [
      say(
        '白切鸡不难，难在不动它。水烧到虾眼泡，提鸡颈三起三落让里外同温，熄火焖二十几分钟，捞起过冰水，皮立刻绷紧。骨髓微红，不是不熟，是刚好。',
        'The art is to leave it alone. In water that just trembles it is dipped three times, rests off the fire for some twenty minutes and goes into ice, and the skin tightens. A blushing bone is not raw but right.',
      ),
      heading('一桌湛江味', 'A Zhanjiang table'),
      list(
        ['白切鸡配沙姜蒜蓉，蘸一点花生油', 'Chicken with sand ginger and garlic in peanut oil'],
        ['沙虫粥，米要开花', 'Sandworm congee, the rice burst open'],
        ['炒簸箕炊，韭菜要多', 'Fried rice sheets with plenty of chives'],
        ['最后一碗番薯糖水', 'Sweet potato soup to end'],
      ),
      picture('dish-congee', '粥底熬一夜，米看不见了', 'The congee has simmered all night'),
      say(
        '安铺与廉江的阉鸡养到两百天以上，肉香而不柴。过年家家蒸鸡祭祖，剩下的第二天炒饭——那碗炒饭，湛江人也认。',
        'Capons of Anpu and Lianjiang live more than two hundred days. At New Year every house offers one to the ancestors; what is left becomes fried rice, and that counts too.',
      ),
    ],
  },
  {
    slug: 'pineapple-when',
    category: '美食',
    on: '04-15',
    scene: 'goods-fruit',
    title: ['菠萝要不要泡盐水', 'Must a pineapple be soaked in salt water?'],
    summary: ['老品种要，新品种不用，道理在一种酶。', 'Old kinds yes, new ones no: the reason is an enzyme.'],
    body: [
      say(
        '菠萝里有一种会分解蛋白质的酶，吃多了舌头刺痛。盐水让它安静下来，也把酸味压住，甜味就出来了。巴厘种纤维多、酸高，泡三五分钟；金钻凤梨酶少、酸低，削了就能吃。',
        'An enzyme in the fruit digests protein, and too much stings the tongue. Salt calms it and hides the acid. The old Bali kind wants five minutes; the golden ones have less of both and can be eaten at once.',
      ),
      heading('挑一个好的', 'Choose a good one'),
      list(
        ['闻底部，香得出来', 'Smell the base'],
        ['叶子一拔就松的，是过熟', 'If a leaf comes out at a pull it is too ripe'],
        ['果眼大而平，汁多', 'Large flat eyes mean juice'],
      ),
      say(
        '徐闻一年四季有菠萝，但最好的一批在三四月。当地人怎么吃？撒辣椒盐，或切块煮鱼汤，酸甜把鱼腥带走。',
        'Xuwen has fruit all year, the best in March and April. How do locals eat it? With chilli salt, or in fish soup, where its acid takes the taste of fish away.',
      ),
      picture('dish-fruit', '削好的菠萝插一根竹签，边走边吃', 'On a stick, eaten in the street'),
    ],
  },
  {
    slug: 'rice-cakes-spring',
    category: '美食',
    on: '02-11',
    scene: 'dish-dim-sum',
    title: ['籺：粤西人的年节点心', 'He, the rice cakes of the west'],
    summary: [
      '田艾籺、叶贴籺、大头籺，一种米浆十几种样子。',
      'Cudweed, leaf-backed, big-headed: one batter, a dozen shapes.',
    ],
    body: [
      say(
        '“籺”读作hé。糯米粉揉开，包花生椰丝、虾米萝卜、绿豆，底下垫一片菠萝蜜叶或木薯叶，蒸出来带着叶香。清明祭祖、入伙、嫁女、年例，都要做几十斤，邻居一起来捏。',
        'The word is said “huh”. Glutinous dough wraps peanut and coconut, shrimp and radish or mung bean, on a leaf of jackfruit or cassava that scents it. For ancestors, new houses, weddings and festivals neighbours pinch tens of kilos together.',
      ),
      heading('认识几种', 'A few of them'),
      list(
        ['田艾籺：青绿，有草香，早春限定', 'Cudweed: green and grassy, early spring only'],
        ['簸箕炊：一层一层蒸的米片，蘸蒜头油', 'Steamed sheets, layer on layer, with garlic oil'],
        ['大头籺：吴川人过年祭祖的大个子', 'Big-heads: Wuchuan’s offerings at New Year'],
      ),
      picture('dish-dim-sum', '蒸笼一揭，满屋叶子香', 'The steamer opens and the room smells of leaves'),
      say(
        '想自己做？安铺的研学小院周末开班，两小时做八个带走，教的是镇上阿婆，普通话慢慢说。',
        'Want to try? At weekends a courtyard in Anpu teaches: eight to take away in two hours, from a grandmother who speaks slowly.',
      ),
    ],
  },
  {
    slug: 'lantern-street',
    category: '美食',
    on: '07-20',
    scene: 'old-street',
    title: ['赤坎夜市怎么点才不浪费', 'How to order at the night market without waste'],
    summary: [
      '先看水盆再看灶，两个人四样刚好。',
      'Look at the tanks, then the stoves; four things are enough for two.',
    ],
    body: [
      say(
        '夜市的规矩：先到水盆边挑，称好、问价、再说做法，加工费另算，问清楚就没有误会。炭烤的要等十五分钟，等的时候先喝一碗糖水。',
        'The custom: choose from the tanks, weigh, ask the price, then how it is cooked; cooking is charged apart, so ask. The grill takes a quarter of an hour: have a sweet soup meanwhile.',
      ),
      heading('两人份参考', 'For two'),
      list(
        [
          '生蚝六个、濑尿虾半斤、花甲一份、青菜一份',
          'Six oysters, half a pound of mantis shrimp, clams, greens',
        ],
        ['主食点炒河粉，够分', 'Fried rice noodles to share'],
        ['结账前核对单子，发票可开', 'Check the bill; receipts are given'],
      ),
      say(
        '带走剩下的请自备餐盒，夏天海鲜放两小时就不要再吃。肠胃弱的先喝姜茶，别一边冰啤一边生蚝。',
        'Bring a box for what is left; in summer two hours is the limit. With a weak stomach begin with ginger tea, not cold beer.',
      ),
      picture('dish-shrimp', '濑尿虾要挑有膏的母虾', 'Choose mantis shrimp with roe'),
    ],
  },
  {
    slug: 'coconut-water',
    category: '美食',
    on: '08-22',
    scene: 'palm-beach',
    title: ['椰青、水椰、椰皇：别再拿错', 'Three coconuts, and what each is for'],
    summary: ['椰青喝水，椰皇煲汤，老椰榨油。', 'Green to drink, golden for soup, old for oil.'],
    body: [
      say(
        '同一棵树，六个月的是椰青，水甜肉薄；十个月的椰皇，肉厚水少，适合煲鸡；再老就晒干榨油。路边摊常把青的当皇的卖，敲一敲：椰皇声音闷。',
        'Of one tree, six months is green with sweet water and thin flesh; ten months is golden, thick and good with chicken; older ones are dried for oil. Stalls mix them up: knock, and the golden sounds dull.',
      ),
      heading('在家做椰子鸡', 'Coconut chicken at home'),
      list(
        ['两个椰青的水做汤底，一个椰皇的肉切片', 'Water of two green ones, flesh of one golden'],
        ['文昌鸡切块，煮八分钟', 'Chicken in pieces, eight minutes'],
        ['蘸酱油、小青桔、沙姜', 'Dip in soy, calamansi and sand ginger'],
      ),
      say(
        '文昌人说，汤里不加一滴水，才叫椰子鸡。在家做可以兑一半，味道不差，锅也不心疼。',
        'In Wenchang they say not a drop of water belongs in it. At home half will do, and the pot survives.',
      ),
    ],
  },
];
