import { readTable } from "./readTable.ts";

/** Words that people might type, and the addresses that answer them. */
function listAnswers(table: string): [words: string, ...answers: string[]][] {
	return readTable(table).map(([words = "", answers = ""]) => [words, ...answers.split(" ")]);
}

/** Searches of which one page must be among the first three of its group. */
export const queries = listAnswers(`
zip screens kiama                | /locations/kiama/zip-screens
plantation shuters bowral        | /locations/bowral/plantation-shutters
how much do roller shutters cost | /blog/roller-shutters-warilla-cost /products/roller-shutters
recess depth                     | /blog/shutter-recess-depth-inside-or-face-fit /plantation-shutters-guide#inside-fit-70-mm-of-recess
council aproval pergola          | /blog/pergola-approval-times-shellharbour /blog/louvred-roof-wollongong-council-rules
2533                             | /locations/kiama
curtians over shutters           | /blog/sheers-over-plantation-shutters /contact#faq
bal 40                           | /blog/bushfire-shutters-bal-40-and-flame-zone
verishade cleaning               | /blog/verishade-cleaning-woonona
cancel order                     | /terms-conditions
testimonials                     | /
service areas                    | /service-areas
gallery                          | /gallery
postcode                         | /locations
all products                     | /products
choose                           | /which-product
eave                             | /sun
print                            | /measure
calculator                       | /price-guide
nowra                            | /contact
2570                             | /contact
berry blinds                     | /contact
2577                             | /locations/robertson
colors                           | /blog/plantation-shutter-trends-2025`);

/** Questions, and the page shown above all results; content/problems.yaml has their words. */
export const questions = listAnswers(`
how much                     | /price-guide
condensation on windows      | /which-product?trouble=damp
how to measure               | /measure
block out                    | /products/roller-blinds
how much do blinds cost      | /price-guide
what time are you open       | /contact
phone number                 | /contact
about                        | /about
payment plan                 | /terms-conditions
afterpay                     | /terms-conditions
blinds near me               | /service-areas
who                          | /about
when open                    | /contact
how long                     | /contact
external blinds              | /products/zip-screens-awnings
soundproof                   | /blog/roller-shutters-port-kembla-shift-workers
mold                         | /blog/cleaning-curtains-guide
bal                          | /blog/bal-ratings-explained-mittagong`);

/** Searches that write a name in another way than the site, and the page that leads all results. */
export const spellings = listAnswers(`
mt warrigal shutters   | /locations/mount-warrigal/plantation-shutters
Mt. St. Thomas awnings | /locations/mount-saint-thomas/awnings
pt kembla              | /locations/port-kembla
barrack pt             | /locations/barrack-point
albion pk rail blinds  | /locations/albion-park-rail/roller-blinds
the gong               | /locations/wollongong
w'gong awnings         | /locations/wollongong/awnings
shell harbour          | /locations/shellharbour
zipscreens kiama       | /locations/kiama/zip-screens
rollerblind bowral     | /locations/bowral/roller-blinds
mossvale awnings       | /locations/moss-vale/awnings
plantationshutters     | /products/plantation-shutters
ziptrak                | /products/zip-screens
wooden shutters        | /products/plantation-shutters`);

/** What people type who have a trouble and no product in mind, and the pages of which one is the right first. */
export const troubles = listAnswers(`
hot west window               | /which-product?trouble=heat&facing=west
house gets too hot in summer  | /which-product?trouble=heat
can people see in at night    | /which-product?trouble=night
neighbours can see in         | /which-product?trouble=day
bedroom too bright            | /which-product?trouble=dark
baby room blackout            | /which-product?room=child&trouble=dark /which-product?trouble=dark
glare on tv                   | /which-product?trouble=glare
wind on balcony               | /which-product?room=patio&trouble=weather
bushfire                      | /which-product?trouble=fire
burglars                      | /which-product?trouble=theft /blog/roller-shutters-and-break-ins
cold draughty room            | /which-product?trouble=draught
which blinds should i get     | /which-product
help me choose                | /which-product
lead time                     | /contact
how long does it take         | /contact
opening hours                 | /contact
free measure                  | /contact
get a quote                   | /contact
cafe                          | /blog/cafe-awnings-for-outdoor-seating
strata                        | /blog/vertical-blinds-for-rentals-and-strata
rental property blinds        | /blog/vertical-blinds-for-rentals-and-strata
cheapest blinds               | /price-guide
how much for shutters         | /price-guide
compare shutters and blinds   | /compare
verishade vs sheer curtains   | /compare
how far does the sun come in  | /sun
which way does my window face | /sun
do i need council approval    | /blog/louvred-roof-wollongong-council-rules /blog/pergola-approval-times-shellharbour
insurance discount            | /blog/hail-roller-shutters-and-insurance
cord safety                   | /blog/verishade-child-safety-calderwood
mozzies                       | /blog/zip-screens-lake-illawarra-mosquitoes
salt corrosion                | /blog/zip-screens-kiama-salt-and-hardware
steamy bathroom               | /blog/which-shutter-material-for-which-room
how to clean shutters         | /blog/plantation-shutter-cleaning-guide
zip screen repair             | /blog/zip-screen-cleaning-and-fabric-repair
warranty                      | /terms-conditions
power outage                  | /blog/roller-shutters-power-cuts-and-manual-override
motorised blinds              | /blog/battery-or-wired-blind-motors
swimming pool                 | /blog/louvred-pergola-over-a-pool-or-spa
fly screens                   | /products/zip-screens`);

/** More of them, which nothing is tuned to: they say whether the tuning is worth anything. */
export const heldBack = listAnswers(`
sun in my eyes at breakfast   | /which-product?trouble=glare
lounge room like an oven      | /which-product?trouble=heat
people look into our bathroom | /which-product?trouble=day /which-product?trouble=night
rain blowing onto deck        | /which-product?room=patio&trouble=weather
blackout blinds bedroom       | /which-product?trouble=dark /products/roller-blinds
what will it cost             | /price-guide
phone                         | /contact
open saturday                 | /contact
bal rating                    | /blog/bal-ratings-explained-mittagong
shutters or blinds            | /compare /blog/venetian-blinds-or-plantation-shutters
council permit pergola        | /blog/louvred-roof-wollongong-council-rules /blog/pergola-approval-times-shellharbour
renting                       | /blog/vertical-blinds-for-rentals-and-strata
sea spray rust                | /blog/zip-screens-kiama-salt-and-hardware
restaurant                    | /blog/restaurant-courtyard-opening-roof /blog/cafe-awnings-for-outdoor-seating
big sliding door              | /blog/panel-glides-for-wide-glass-doors /products/panel-glides
north facing deck             | /blog/folding-arm-awning-reach-and-fixing
child safe blinds             | /blog/verishade-child-safety-calderwood
cancel my order               | /terms-conditions
do you come to bowral         | /locations/bowral
winter sun angle              | /sun /blog/louvre-blade-direction-summer-and-winter`);
