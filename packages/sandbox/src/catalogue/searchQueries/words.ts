import { queries } from '../../testing/typedQueries.ts';

/** Names with words that are in no name, and beginnings of names. */
export const wordsQueries = queries(String.raw`
สล็อตดวลว่าวกลางลม | Kite Duel | the kind of game before the name
สล็อตเพลงรักจากลากูน | Lagoon Serenade | the kind of game before the name
สล็อตห้องสมุดของมังกร | A Dragon's Library | the kind of game before the name
สล็อตมังกรชิงไข่มุก | Two Dragons, One Pearl | the kind of game before the name
สล็อตจังหวะกระดิ่ง | Bell Beat | the kind of game before the name
สล็อตเพชรแดนซ์ทั้งคืน | Diamond Groove | the kind of game before the name
สล็อตกระดิ่งร้านชำ | Grocer's Bells | the kind of game before the name
สล็อตหน้ากากหลังเที่ยงคืน | Masks After Dark | the kind of game before the name
สล็อตว่าวเหนือทุ่งนา | Kites over the Paddy | the kind of game before the name
สล็อตพันแสงโคม | Thousand Lights | the kind of game before the name
สล็อตนกฮูกไขลาน | The Clockwork Owl | the kind of game before the name
สล็อตเลขเจ็ดติดหนึบ | Sticky Sevens | the kind of game before the name
สล็อตตรอกลูกกวาด | Sugar Alley | the kind of game before the name
สล็อตปล้นเพชรปากอ่าว | Harbour Heist | the kind of game before the name
สล็อตหมาป่าในห้องรับแขก | Wolf in the Parlour | the kind of game before the name
สล็อตปูปาร์ตี้ริมหาด | Crab Shack Party | the kind of game before the name
สล็อตขนนกเพลิง | Ember Feather | the kind of game before the name
สล็อตนางเงือกท่าเจ็ด | Mermaid Pier | the kind of game before the name
สล็อตไก่ขันยามเที่ยง | Rooster at High Noon | the kind of game before the name
สล็อตปูเกี่ยวสายป่าน | Crab on a String | the kind of game before the name
เกมส์แรลลี่ตุ๊กตุ๊ก | Tuk-Tuk Grand Tour | "game" before the name
เกมส์ธิดาสายลม | Daughter of Wind | "game" before the name
เกมส์หวยกระต่ายจันทร์ | Rabbit Draw | "game" before the name
เกมส์ป๊อกเด้งเลานจ์ | Pok Deng Lounge | "game" before the name
เกมส์เพลงรักจากลากูน | Lagoon Serenade | "game" before the name
เกมส์บอลสุดสัปดาห์ | Weekend Fixtures | "game" before the name
เกมส์สมบัติก้นอ่าว | Barnacle Bounty | "game" before the name
เกมส์ปิ่นโตไปดาวอังคาร | Lunchbox to Mars | "game" before the name
เกมส์ตุ๊กตุ๊กเทอร์โบ | Tuk-Tuk Turbo | "game" before the name
เกมส์หุ่นยนต์ท่าเรือนีออน | Neon Dock Robot | "game" before the name
เกมส์โป๊กเกอร์ช้างงาม | Elephant Stud Poker | "game" before the name
เกมส์ทุเรียนซิ่งสนั่น | Durian Derby | "game" before the name
เกมปลา | Koi in Bloom | "game" before a word, which together sound like a part of a name
เกมส์แก๊งกระดองซ่า | Shell Squad | "game" before the name
เกมส์คืนดวลจุดโทษ | Penalty Night | "game" before the name
game durian derby | Durian Derby | "game" before the English name
game lagoon serenade | Lagoon Serenade | "game" before the English name
game moonlight ticket | Moonlight Ticket | "game" before the English name
game sorceress on stage | Sorceress on Stage | "game" before the English name
game candlelight sorceress | Candlelight Sorceress | "game" before the English name
game seven little keys | Seven Little Keys | "game" before the English name
game weekend fixtures | Weekend Fixtures | "game" before the English name
game silk sic bo | Silk Sic Bo | "game" before the English name
game sugar alley | Sugar Alley | "game" before the English name
game captain half moon | Captain Half Moon | "game" before the English name
ครีบน้อยหน้ายิ้ม ฟรี | Happy Little Fin | a word too many
หมาป่าในห้องรับแขก ฟรี | Wolf in the Parlour | a word too many
ภูเขาไฟตื่น ฟรี | Fire Mountain | a word too many
ขวดหมึกนกฮูก ฟรี | The Owl's Inkwell | a word too many
หวยกระต่ายจันทร์ ฟรี | Rabbit Draw | a word too many
หอคอยเหรียญ ฟรี | Coin Tower | a word too many
ปล้นเพชรปากอ่าว ฟรี | Harbour Heist | a word too many
สอยดาวคาร์นิวัล ฟรี | Carnival Raffle | a word too many
ดวลว่าวกลางลม ฟรี | Kite Duel | a word too many
หุ่นยนต์ดิสโก้ ฟรี | Disco Robot | a word too many
รูเล็ตชั่วโมงทอง ฟรี | Golden Hour Roulette | a word too many
ปิ่นโตไปดาวอังคาร ฟรี | Lunchbox to Mars | a word too many
ผลไม้หัวมุมตึก ฟรี | Corner Shop Fruits | a word too many
หุ่นสนิมเปิดร้าน ฟรี | Rusty Bot Diner | a word too many
knockout round bonus | Knockout Round | a word too many
monster of the reef bonus | Monster of the Reef | a word too many
panda takes off bonus | Panda Takes Off | a word too many
rusty bot diner bonus | Rusty Bot Diner | a word too many
paper crown party bonus | Paper Crown Party | a word too many
the emerald ledger bonus | The Emerald Ledger | a word too many
the owl's inkwell bonus | The Owl's Inkwell | a word too many
coin tower bonus | Coin Tower | a word too many
rummy riverside bonus | Rummy Riverside | a word too many
bell beat bonus | Bell Beat | a word too many
lure legend bonus | Lure Legend | a word too many
captain half moon bonus | Captain Half Moon | a word too many
fruit bingo bonus | Fruit Bingo | a word too many
silk sic bo bonus | Silk Sic Bo | a word too many
fire mountain slot | Fire Mountain | slot after the name
mango afternoon slot | Mango Afternoon | slot after the name
cinder valley slot | Cinder Valley | slot after the name
sunday rooster slot | Sunday Rooster | slot after the name
crab on a string slot | Crab on a String | slot after the name
kites over the paddy slot | Kites over the Paddy | slot after the name
lantern letters slot | Lantern Letters | slot after the name
wolf in the parlour slot | Wolf in the Parlour | slot after the name
tin of toffees slot | Tin of Toffees | slot after the name
happy little fin slot | Happy Little Fin | slot after the name
ปูปาร์ต | Crab Shack Party | the beginning of the name
ซากเมือ | Ruins of Sarika | the beginning of the name
ฟุตบอล | Full Time Football | the beginning of the name
เลขเจ็ด | Sticky Sevens | the beginning of the name
หวยกระต | Rabbit Draw | the beginning of the name
เมืองลั | Lost City of Rain | the beginning of the name
ซอยเลข | Seven Alley | the beginning of the name
หมาป่าผ | Blue Mesa Wolf | the beginning of the name
รูเล็ตห | Nine Room Roulette | the beginning of the name
เพลงรัก | Lagoon Serenade | the beginning of the name
จังหวะก | Bell Beat | the beginning of the name
ห้องสมุ | A Dragon's Library | the beginning of the name
ไฮโลผ้า | Silk Sic Bo | the beginning of the name
นางเงือ | Mermaid Pier | the beginning of the name
รูเล็ตช | Golden Hour Roulette | the beginning of the name
กอริลลา | Drum Gorilla | the beginning of the name
`);
