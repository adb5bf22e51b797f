import { queries } from '../testing/typedQueries.ts';

/** Questions typed in Thai. */
export const thaiQueries = queries(String.raw`
ถอนเงินไม่ได้ | withdraw-refused | a problem
ถอนไม่ได้ | withdraw-refused | a problem, in short
ทำไมถอนเงินไม่ได้ | withdraw-refused | a problem, with a question word
ถอนเงินไม่สำเร็จ | withdraw-refused | another word for the problem
กดถอนไม่ได้ครับ | withdraw-refused | a problem, politely
ถอนเงิน | withdraw-how | the words of the title
วิธีถอนเงิน | withdraw-how | with "how to"
ถอนตังยังไง | withdraw-how | colloquial
เบิกเงิน | withdraw-how | another word
ถอนเงินไม่เข้า | withdraw-wait | money that has not arrived
ถอนกี่นาที | withdraw-wait | how long
ถอนเงินนานไหม | withdraw-wait | how long
ปุ่มถอนล็อก | withdraw-wait | the locked button
เปลี่ยนบัญชีธนาคาร | withdraw-account | the words of the title
แก้เลขบัญชี | withdraw-account | colloquial
ฝากเงิน | deposit-qr | the first answer of a topic
เติมเงิน | deposit-qr | another word
ฝากเงินไม่เข้า | deposit-missing | a problem
โอนเงินไปแล้วทำไมยอดไม่เข้า | deposit-missing | a whole sentence
เติมเงินแล้วยอดไม่ขึ้น | deposit-missing | other words for both
ฝากไม่ได้ | deposit-missing | a problem that no title has
ฝากขั้นต่ำ | deposit-limits | the words of the title
ฝากขั้นต่ำเท่าไหร่ | deposit-limits | another spelling of "how much"
ฝากผ่านพร้อมเพย์ | deposit-qr | another word for it
สแกนคิวอาร์ | deposit-qr | an English word in Thai letters
ฝากคริปโต | deposit-usdt | another word for it
โอนผ่านแบงค์ | deposit-transfer | colloquial
ลืมรหัส | account-forgot-password | in short
ลืมรหัสผาน | account-forgot-password | a missing tone mark
รหัดผ่าน | account-forgot-password | a typo
จำรหัสไม่ได้ | account-forgot-password | other words
ลืมพาสเวิร์ด | account-forgot-password | an English word in Thai letters
เข้าสู่ระบบไม่ได้ | account-locked | a problem
เข้าเว็บไม่ได้ | account-locked | a problem, colloquial
ล็อคอินไม่ได้ | account-locked | an English word in Thai letters
โดนล็อก | account-locked | a problem alone
เข้าไม่ได้ | account-locked | a problem, in short
สมัครยังไง | account-sign-up | colloquial
สมัคสมาชิก | account-sign-up | a missing letter
โบนัด | promotions-turnover | another letter at the end
โอทีพีไม่มา | account-sign-up / account-forgot-password | English letters in Thai, and a problem
ไลน์ | account-line | an English name in Thai letters
เปลี่ยนไลน์ | account-line | a change
โดนแฮก | account-safety | colloquial
เทิร์นคืออะไร | promotions-turnover | in short
ติดเทิร์น | promotions-turnover | colloquial
ทำเทินยังไง | promotions-turnover | a misspelling
โบนัส | promotions-turnover | only in the text
โปร | promotions-deadline | in short
ทัวนาเม้น | promotions-tournament | by ear
วีไอพี | promotions-vip | English letters in Thai
ชวนเพื่อน | affiliate-how | another word
ค่าคอม | affiliate-how | another word
ถอนรายได้แนะนำเพื่อน | affiliate-withdraw | two topics
รายงานรายได้อัพเดทเมื่อไหร่ | affiliate-figures | other spellings
เล่นฟรี | games-demo | another word
ทดลองเลน | games-demo | a missing tone mark
เกมค้าง | games-interrupted | a problem
เน็ตหลุดเงินหายไหม | games-interrupted | two problems
เข้าเกมไม่ได้ | games-closed | a problem of games
อัตราจ่าย | games-figures | another word
ติดพนัน | responsible-signs | another word
ปิดบัญชี | responsible-break | another word
หยุดเล่น | responsible-break | the words of the title
จำกัดยอดฝาก | responsible-limits | the words of the title
5vog'bo | withdraw-how | the keys of Thai on the English layout
/kdg'bo | deposit-qr | the keys of Thai on the English layout
]n,isyl | account-forgot-password | the keys of Thai on the English layout
ฝากแล้วเงินไม่เข้าทำไง | deposit-missing | a sentence in colloquial words
ถอนแล้วยังไม่ได้เงิน | withdraw-wait | a sentence in other words
ถอนขั้นต่ำเท่าไร | withdraw-refused / withdraw-how | only the text has the figure
เปลี่ยนเบอร์ | account-forgot-password | only the text has it
มือถือหาย | account-safety | only the text has it
ถอนเงืน | withdraw-how | another vowel
ฝากเงนิ | deposit-qr | swapped letters
เกมไหนแตกง่าย | games-figures | colloquial
อายุเท่าไหร่ถึงเล่นได้ | account-sign-up / responsible-signs | only the text has it
ถอนเงินไม่ออก | withdraw-wait / withdraw-refused | other words for the problem
กดถอนแล้วขึ้น error | withdraw-refused | both languages, and a problem
โอนแล้วเครดิตไม่เข้า | deposit-missing | another word for the balance
qr หมดอายุ | deposit-qr | only the text has it
รหัสผ่านผิด | account-forgot-password / account-locked | only the text has it
เปลี่ยนรหัสผ่าน | account-forgot-password | a change that is no title
สมัครไม่ได้ | account-sign-up | a problem that no title has
เปลี่ยนธนาคาร | withdraw-account | words of the title
เติมเงินขั้นต่ำ | deposit-limits | another word
ทำไมถอนไม่ผ่าน | withdraw-refused | other words for the problem
ถอนแล้วรอนานมาก | withdraw-wait | how long
ตั้งวงเงินฝาก | responsible-limits | words of a link
ถอนเงินแล้วเงินยังไม่เข้าบัญชีธนาคาร | withdraw-wait | a whole sentence
ฝากเงินผ่านวอเลท | deposit-qr | a word that no article has
ทำเทิร์นครบแล้วถอนไม่ได้ | withdraw-refused | a whole sentence
หวยเปิดไม่ได้ | games-closed | a kind of game
อยากเลิกเล่น | responsible-break | another word
ถอนเงิน ธนาคารกสิกร ไม่ได้ | withdraw-refused | the name of a bank in between
`);

/** Questions typed in English, or in both languages. */
export const englishQueries = queries(String.raw`
withdraw | withdraw-how | one word
withdrawal | withdraw-how | another form
cash out | withdraw-how | another word
withdarw | withdraw-how | swapped letters
how to withdraw | withdraw-how | with question words
cannot withdraw | withdraw-refused | a problem
can't withdraw | withdraw-refused | a problem
withdrawal failed | withdraw-refused | a problem, another word
why is my withdrawal rejected | withdraw-refused | a whole sentence
withdraw error | withdraw-refused | a problem, another word
how long does a withdrawal take | withdraw-wait | a whole sentence
withdrawal pending | withdraw-wait | another word
withdraw slow | withdraw-wait | another word
change bank account | withdraw-account | the words of the title
deposit | deposit-qr | one word
depsoit | deposit-qr | swapped letters
top up | deposit-qr | another word
promptpay | deposit-qr | another word
qr | deposit-qr | two letters
deposit not received | deposit-missing | a problem
deposit missing | deposit-missing | a problem
my deposit has not arrived | deposit-missing | a whole sentence
minimum deposit | deposit-limits | words of a title in another order
min deposit | deposit-limits | in short
usdt | deposit-usdt | a name
crypto | deposit-usdt | another word
bank transfer | deposit-transfer | only the words
password | account-forgot-password | one word
pasword | account-forgot-password | a missing letter
forgot password | account-forgot-password | two words
reset password | account-forgot-password | another word
lost my password | account-forgot-password | another word
otp | account-sign-up / account-forgot-password | three letters
sms code | account-sign-up / account-forgot-password | a word that no article has
login | account-locked | one word
cannot log in | account-locked | a problem
login problem | account-locked | a problem, another word
account locked | account-locked | a problem
register | account-sign-up | another word
sign up | account-sign-up | two words
line | account-line | a name
change line account | account-line | words of the title
hacked | account-safety | another word
scam | account-safety | another word
bonus | promotions-turnover | only in the text
turnover | promotions-turnover | one word
wagering | promotions-turnover | another word
promotion | promotions-deadline | one word
promo | promotions-deadline | in short
tournament | promotions-tournament | one word
tournamnet | promotions-tournament | swapped letters
leaderboard | promotions-tournament | another word
vip | promotions-vip | three letters
vip level | promotions-vip | two words
affiliate | affiliate-how | one word
affilate | affiliate-how | a missing letter
refer a friend | affiliate-how | another word
commission | affiliate-how | another word
affiliate report | affiliate-figures | only the text has it
withdraw affiliate income | affiliate-withdraw | two topics
demo | games-demo | one word
free play | games-demo | another word
game froze | games-interrupted | a problem
game crashed | games-interrupted | a problem, another word
disconnected | games-interrupted | another word
game not loading | games-closed | a problem
rtp | games-figures | three letters
volatility | games-figures | one word
set deposit limit | responsible-limits | words of the title
deposit limit | deposit-limits / responsible-limits | two articles have it in the title
self exclusion | responsible-break | another word
close my account | responsible-break | another word
addiction | responsible-signs | another word
gambling problem | responsible-signs | another word
hotline | responsible-signs | only in the text
ลืม password | account-forgot-password | both languages
ถอน bonus ไม่ได้ | withdraw-refused | both languages, and a problem
withdraw ไม่ได้ | withdraw-refused | both languages, and a problem
deposit ไม่เข้า | deposit-missing | both languages, and a problem
เปลี่ยน bank account | withdraw-account | both languages
login ไม่ได้ | account-locked | both languages, and a problem
ไระ้กพฟไ | withdraw-how | the keys of English on the Thai layout
กำยนหระ | deposit-qr | the keys of English on the Thai layout
ยฟหหไนพก | account-forgot-password | the keys of English on the Thai layout
commision | affiliate-how | one letter instead of two
passowrd | account-forgot-password | swapped letters
regsiter | account-sign-up | swapped letters
turnovr | promotions-turnover | a missing letter
minimum withdrawal | withdraw-refused / withdraw-how | only the text has the figure
change phone number | account-forgot-password | only the text has it
lost my phone | account-safety | only the text has it
my money is gone | games-interrupted | other words
change password | account-forgot-password | a change that is no title
deposit failed | deposit-missing | a problem that no title has
stuck withdrawal | withdraw-wait | another word
money not in account | deposit-missing | a problem without a topic
forgot my username | account-forgot-password | another thing forgotten
verification code not received | account-sign-up / account-forgot-password | other words
delete account | responsible-break | another word
when will i get my withdrawal | withdraw-how / withdraw-wait | a whole sentence
deposti not showing | deposit-missing | swapped letters, and a problem
connect line | account-line | words of the text
otp expired | account-sign-up / account-forgot-password | a phrase of its own
btc | deposit-usdt | another word
take a brake | responsible-break | by ear
play for fun | games-demo | another word
withdraw blahblah | withdraw-how | a word that no article has
`);

/** Texts that no article answers. */
export const nonsense = [
  'zzzz',
  'qwerty',
  'asdfgh',
  'banana',
  'zebra crossing',
  'dinosaur',
  'weather tomorrow',
  'กกกก',
  'ไดโนเสาร์',
  'ก๋วยเตี๋ยวเรือ',
  'แมวสามสี',
  'cannot zebra',
  'car insurance',
  'lorem ipsum',
  'hello',
  'pizza',
  'xxxx',
  '12345',
  'สวัสดี',
  'ราคาทอง',
  'จองตั๋วเครื่องบิน',
];
