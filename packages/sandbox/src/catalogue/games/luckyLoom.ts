import { designFor } from '../designGame.ts';

const game = designFor('lucky-loom', 'lotto');

/** The games of Lucky Loom. */
export const luckyLoom = [
  game(
    { code: 'loom-daily-lotto', nameEn: 'Loom Daily Lotto', nameTh: 'หวยรายวันลัคกี้ลูม' },
    { motif: 'lottery-balls', variant: 2, beside: ['coins', 'bells'] },
    { palette: 'paper', composition: 'podium', lettering: 'arched' },
    { rtp: 88.3, volatility: 'high', minBet: 5, maxBet: 1000, paylines: 0, hitRatio: 6.7 },
  ),
  game(
    { code: 'rabbit-draw', nameEn: 'Rabbit Draw', nameTh: 'หวยกระต่ายจันทร์' },
    { motif: 'moon-rabbit', variant: 1, beside: ['lottery-balls', 'coins', 'lantern'] },
    { palette: 'tangerine', composition: 'ticket', lettering: 'badge' },
    { rtp: 93.91, volatility: 'high', minBet: 1, maxBet: 2000, paylines: 0, hitRatio: 10.6 },
  ),
  game(
    { code: 'morning-draw', nameEn: 'Morning Draw', nameTh: 'หวยรอบเช้า', hot: true },
    { motif: 'lottery-balls', variant: 0, beside: ['sevens', 'diamond'] },
    { palette: 'parlour', composition: 'funfair', lettering: 'outlined' },
    { rtp: 93.79, volatility: 'high', minBet: 5, maxBet: 2000, paylines: 0, hitRatio: 2.2 },
  ),
  game(
    { code: 'lucky-coin-draw', nameEn: 'Lucky Coin Draw', nameTh: 'จับเหรียญเลขนำโชค', hot: true },
    { motif: 'coins', variant: 1, beside: ['lottery-balls', 'bells'] },
    { palette: 'desert', composition: 'podium', lettering: 'stacked' },
    { rtp: 90.92, volatility: 'high', minBet: 10, maxBet: 1000, paylines: 0, hitRatio: 10.5 },
  ),
  game(
    { code: 'two-digit-express', nameEn: 'Two Digit Express', nameTh: 'สองตัวด่วน' },
    { motif: 'lottery-balls', variant: 1, beside: ['coins', 'candy'] },
    { palette: 'midnight', composition: 'kaleido', lettering: 'badge' },
    { rtp: 88.05, volatility: 'high', minBet: 1, maxBet: 2000, paylines: 0, hitRatio: 7.6 },
  ),
  game(
    { code: 'elephant-keno', nameEn: 'Elephant Keno', nameTh: 'คีโนช้างน้อย', new: true },
    { motif: 'elephant', variant: 0, beside: ['lottery-balls', 'coins', 'football'] },
    { palette: 'icefield', composition: 'funfair', lettering: 'arched' },
    { rtp: 89.4, volatility: 'high', minBet: 10, maxBet: 2000, paylines: 0, hitRatio: 6.5 },
  ),
  game(
    { code: 'midnight-numbers', nameEn: 'Midnight Numbers', nameTh: 'หวยรอบเที่ยงคืน' },
    { motif: 'lottery-balls', variant: 1, beside: ['coins', 'bells'] },
    { palette: 'neon', composition: 'ticket', lettering: 'stacked' },
    { rtp: 88.27, volatility: 'high', minBet: 5, maxBet: 5000, paylines: 0, hitRatio: 4.1 },
  ),
  game(
    { code: 'lantern-numbers', nameEn: 'Lantern Numbers', nameTh: 'เลขโคมไฟ', new: true },
    { motif: 'lantern', variant: 1, beside: ['lottery-balls', 'candy', 'kite'] },
    { palette: 'forge', composition: 'podium', lettering: 'badge' },
    { rtp: 93.3, volatility: 'high', minBet: 5, maxBet: 2000, paylines: 0, hitRatio: 10.6 },
  ),
  game(
    { code: 'candy-scratch', nameEn: 'Candy Scratch', nameTh: 'ขูดเลขลูกกวาด' },
    { motif: 'candy', variant: 1, beside: ['lottery-balls', 'dice'] },
    { palette: 'parlour', composition: 'kaleido', lettering: 'arched' },
    { rtp: 92.97, volatility: 'high', minBet: 1, maxBet: 1000, paylines: 0, hitRatio: 6.6 },
  ),
  game(
    { code: 'three-digit-dream', nameEn: 'Three Digit Dream', nameTh: 'สามตัวตรงใจ', hot: true },
    { motif: 'lottery-balls', variant: 2, beside: ['sevens', 'diamond'] },
    { palette: 'clay', composition: 'sunburst', lettering: 'outlined' },
    { rtp: 88.53, volatility: 'high', minBet: 5, maxBet: 5000, paylines: 0, hitRatio: 3.8 },
  ),
  game(
    { code: 'fruit-bingo', nameEn: 'Fruit Bingo', nameTh: 'บิงโกผลไม้' },
    { motif: 'fruit', variant: 2, beside: ['lottery-balls', 'bells', 'sevens'] },
    { palette: 'jade', composition: 'podium', lettering: 'stacked' },
    { rtp: 89.47, volatility: 'high', minBet: 1, maxBet: 2000, paylines: 0, hitRatio: 2.9 },
  ),
  game(
    { code: 'five-minute-draw', nameEn: 'Five Minute Draw', nameTh: 'หวยห้านาที', hot: true },
    { motif: 'lottery-balls', variant: 0, beside: ['coins', 'candy'] },
    { palette: 'lime', composition: 'split', lettering: 'arched' },
    { rtp: 91.33, volatility: 'high', minBet: 5, maxBet: 2000, paylines: 0, hitRatio: 2 },
  ),
  game(
    { code: 'bell-bingo', nameEn: 'Bell Bingo', nameTh: 'บิงโกกระดิ่ง' },
    { motif: 'bells', variant: 0, beside: ['lottery-balls', 'candy'] },
    { palette: 'tangerine', composition: 'funfair', lettering: 'outlined' },
    { rtp: 90.36, volatility: 'high', minBet: 10, maxBet: 2000, paylines: 0, hitRatio: 3.8 },
  ),
  game(
    { code: 'turtle-keno', nameEn: 'Turtle Keno', nameTh: 'คีโนเต่านำโชค', hot: true },
    { motif: 'turtle', variant: 1, beside: ['lottery-balls', 'crab', 'fish'] },
    { palette: 'desert', composition: 'podium', lettering: 'arched' },
    { rtp: 88.94, volatility: 'high', minBet: 10, maxBet: 1000, paylines: 0, hitRatio: 3.5 },
  ),
  game(
    { code: 'carnival-raffle', nameEn: 'Carnival Raffle', nameTh: 'สอยดาวคาร์นิวัล' },
    { motif: 'crown', variant: 1, beside: ['lottery-balls', 'bells', 'candy'] },
    { palette: 'orchid', composition: 'kaleido', lettering: 'outlined' },
    { rtp: 93.83, volatility: 'high', minBet: 1, maxBet: 5000, paylines: 0, hitRatio: 10.7 },
  ),
  game(
    { code: 'durian-scratch', nameEn: 'Durian Scratch', nameTh: 'ขูดทุเรียนลุ้นเลข', hot: true },
    { motif: 'durian', variant: 1, beside: ['lottery-balls', 'mango', 'fruit'] },
    { palette: 'candy', composition: 'ticket', lettering: 'badge' },
    { rtp: 91.33, volatility: 'high', minBet: 10, maxBet: 2000, paylines: 0, hitRatio: 2.3 },
  ),
];
