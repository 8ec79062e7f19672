export const data = `
# Analysis and reporting
Data analysis | Data analytics | Finding answers in data. | |
Data visualization | Data visualisation, Dashboard design, Dashboarding | Showing data in charts and maps. | Data analysis |
Business intelligence | BI?, BI reporting, BI development | Figures that steer a company. | Data analysis |
Dashboard | Interactive dashboard, Dashboard development, KPI dashboard | Charts of current figures on one page. | Business intelligence, Data visualization |
Reporting | Management reporting, Ad hoc reporting, Report writing for management, Operational reporting | Regular figures for those who decide. | Data analysis | | context
Exploratory data analysis | EDA | First look at unknown data. | Data analysis, Statistics |
Data cleaning | Data cleansing, Data wrangling, Data preparation, Data preprocessing | Making raw data usable. | Data analysis |
Data mining | Knowledge discovery | Finding patterns in large data. | Data analysis |
Data storytelling | Presenting data insights | Telling what the figures mean. | Data visualization |
KPI reporting | KPI tracking, Key performance indicator, KPI development, KPI | Following the figures that count. | Reporting |
Descriptive analytics | Trend analysis | Describing what happened in figures. | Data analysis |
Predictive analytics | Predictive modeling, Predictive modelling, Predictive model | Predicting outcomes from data. | Data analysis, Machine learning |
Prescriptive analytics | Decision analytics | Recommending decisions from data. | Data analysis | Operations research 0.7
Product analytics | User behavior analytics, User behaviour analysis | How people use a product. | Data analysis |
Customer analytics | Customer segmentation analysis, Churn analysis, RFM analysis | Figures about customers. | Data analysis |
Cohort analysis | Funnel analysis, Retention analysis | Following groups of users over time. | Product analytics |
People analytics | HR analytics, Workforce analytics | Analysing data about employees. | Data analysis |
Healthcare analytics | Health data analysis, Clinical data analysis | Figures about care and patients. | Data analysis |
Geospatial analysis | Spatial analysis, GIS, Geographic information system | Data with a place on the map. | Data analysis |
ArcGIS | Esri ArcGIS, ArcMap, ArcGIS Pro | Esri's software for maps and spatial data. | Geospatial analysis | QGIS 0.8
QGIS | | Open source software for maps and spatial data. | Geospatial analysis |
Remote sensing | Satellite imagery analysis, LiDAR data processing | Interpreting satellite and aerial images. | Geospatial analysis |
# Spreadsheets and BI tools
Spreadsheets | Spreadsheet modeling, Spreadsheet modelling | Calculating in tables. | |
Excel | Microsoft Excel, MS Excel, Advanced Excel, Excel formulas | Microsoft's spreadsheet. | Spreadsheets | Google Sheets 0.8, VBA 0.5 | exact
Google Sheets | | Google's spreadsheet. | Spreadsheets |
Pivot table | | Summaries of tables. | Excel |
VLOOKUP | XLOOKUP, INDEX MATCH | Looking up values in tables. | Excel |
Power Query | M language, Excel Power Query | Loads and shapes data in Excel and Power BI. | Excel, Power BI | Alteryx 0.4
Power Pivot | | Data models in Excel. | Excel |
Power BI | Microsoft Power BI, Power BI Desktop, Power BI Service | Microsoft's tool for dashboards. | Business intelligence, Data visualization | Tableau 0.7, Qlik 0.6, Looker 0.6
DAX | Data Analysis Expressions | Formula language of Power BI. | Power BI |
Tableau | Tableau Desktop, Tableau Server, Tableau Prep | Tool for charts and dashboards. | Business intelligence, Data visualization | Looker 0.6, Qlik 0.6 | exact
Qlik | Qlik Sense, QlikView | Tool for dashboards. | Business intelligence, Data visualization |
Looker | LookML | Google's tool for dashboards. | Business intelligence, Data visualization | Looker Studio 0.5
Looker Studio | Google Data Studio | Google's free tool for reports. | Business intelligence, Data visualization |
MicroStrategy | | Tool for business reports. | Business intelligence | SAP BusinessObjects 0.6
IBM Cognos | Cognos, Cognos Analytics | IBM's tool for reports. | Business intelligence | SAP BusinessObjects 0.7
SAP BusinessObjects | Business Objects, Webi | SAP's tools for reports. | Business intelligence | Crystal Reports 0.6
Crystal Reports | SAP Crystal Reports | Layout tool for printed reports. | Business intelligence |
SSRS | SQL Server Reporting Services | Microsoft's report server. | Business intelligence, SQL Server | Power BI 0.5
SAP BW | SAP BW/4HANA, SAP Business Warehouse | SAP's data warehouse. | Business intelligence, Data warehousing | SAP Analytics Cloud 0.6
SAP Analytics Cloud | | SAP's planning and dashboards in the cloud. | Business intelligence |
Sisense | | Hosted tool for dashboards. | Business intelligence | Domo 0.7
Domo | | Hosted tool for dashboards. | Business intelligence | | exact context
Metabase | | Open source tool for dashboards. | Business intelligence | Looker 0.5, Apache Superset 0.8
Apache Superset | | Open source tool for dashboards. | Business intelligence |
Alteryx | Alteryx Designer | Prepares and joins data without code. | Data analysis | KNIME 0.7
KNIME | | Data analysis by connected steps. | Data analysis | RapidMiner 0.8
RapidMiner | | Data analysis by connected steps. | Data analysis |
# Statistics
Statistics | Statistical analysis, Statistical methods, Applied statistics | Drawing conclusions from data. | Data analysis |
Regression analysis | Regression model, Multiple regression | How values depend on others. | Statistics |
Linear regression | | Modelling a linear relation between variables. | Regression analysis | Logistic regression 0.8
Logistic regression | | Modelling the probability of an outcome. | Regression analysis |
Hypothesis testing | Significance testing, Statistical testing | Testing whether an effect is real. | Statistics |
ANOVA | Analysis of variance | Comparing the means of groups. | Statistics |
A/B testing | Split testing, Online experimentation, Multivariate testing | Comparing two versions on real users. | Hypothesis testing, Experimental design |
Experimental design | Design of experiments, DOE? | Planning tests that give sound answers. | Statistics |
Bayesian statistics | Bayesian inference, Bayesian modeling, MCMC | Statistics with prior knowledge. | Statistics |
Time series analysis | ARIMA, Time series forecasting, Time series modeling | Statistics of values over time. | Statistics |
Forecasting | Statistical forecasting, Forecast modeling | Estimating future values. | Statistics | Time series analysis 0.7 | context
Multivariate analysis | Factor analysis | Statistics of several variables at once. | Statistics |
Principal component analysis | PCA? | Reducing many variables to a few. | Multivariate analysis |
Cluster analysis | Clustering | Finding groups in data. | Multivariate analysis |
Survival analysis | Kaplan-Meier, Cox regression | Statistics of the time until an event. | Statistics, Biostatistics |
Biostatistics | Medical statistics, Biostatistical analysis | Statistics in medicine and biology. | Statistics |
Econometrics | Econometric modeling, Econometric analysis | Statistics of economic data. | Statistics |
Causal inference | Difference-in-differences, Propensity score matching | Telling cause from chance. | Statistics | A/B testing 0.5
Sampling methods | Statistical sampling, Sample size calculation, Power analysis | Choosing whom or what to measure. | Statistics |
Monte Carlo simulation | Stochastic modeling, Stochastic simulation | Chance played through many times. | Statistics |
Operations research | Operational research, Mathematical optimization, Linear programming, Mixed-integer programming | Best decisions by calculation. | |
Gurobi | | Solver for optimization. | Operations research | CPLEX 0.9
CPLEX | | Solver for optimization. | Operations research |
Mathematical modeling | Mathematical modelling, Quantitative modeling, Quantitative analysis | Describing things by formulas. | Statistics |
SPSS | IBM SPSS, SPSS Statistics | IBM's software for statistics. | Statistics | Stata 0.6, SAS 0.6
SAS | SAS programming, Base SAS, SAS Enterprise Guide, SAS/STAT | Software for statistics. | Statistics | Stata 0.6 | exact
Stata | | Software for statistics. | Statistics | Econometrics 0.4
Minitab | | Software for statistics of quality. | Statistics | SPSS 0.4, JMP 0.8
JMP | JMP Pro | Software for statistics and experiments. | Statistics | | exact
GraphPad Prism | | Statistics and charts for laboratories. | Statistics |
# Machine learning
Machine learning | ML?, Statistical learning, Applied machine learning, ML engineering | Programs that learn from data. | Data science |
Data science | | Knowledge from data by statistics and programs. | Data analysis |
Artificial intelligence | AI? | Systems that perform tasks needing human intelligence. | |
Deep learning | Neural network, Artificial neural network, DNN | Learning with deep neural networks. | Machine learning |
Supervised learning | Classification model, Classification algorithm | Learning from labelled examples. | Machine learning | Unsupervised learning 0.6
Unsupervised learning | Dimensionality reduction | Finding structure without labels. | Machine learning | Cluster analysis 0.7
Reinforcement learning | RLHF, Deep reinforcement learning | Learning by trial and reward. | Machine learning |
Random forest | Decision tree, Ensemble methods | Learning with many decision trees. | Supervised learning | Gradient boosting 0.8
Gradient boosting | Gradient boosted trees, GBM? | Learning with trees built one after another. | Supervised learning |
XGBoost | | Library for gradient boosting. | Gradient boosting | LightGBM 0.9
LightGBM | CatBoost | Library for gradient boosting. | Gradient boosting |
Convolutional neural network | CNN?, ConvNet | Neural networks for pictures. | Deep learning, Computer vision |
Transformer models | Transformer architecture, BERT?, Attention mechanism | Neural networks behind language models. | Deep learning |
Feature engineering | Feature selection, Feature store | Making good inputs for models. | Machine learning |
Model evaluation | Model validation, Cross-validation, Hyperparameter tuning, Model tuning | Measuring how good a model is. | Machine learning |
Recommender systems | Recommendation engine, Recommendation system, Collaborative filtering | Suggesting fitting things. | Machine learning |
Anomaly detection | Outlier detection | Noticing what is unusual. | Machine learning |
Computer vision | Image processing, Image recognition, Object detection, Image classification | Programs that understand pictures. | Artificial intelligence |
OpenCV | | Library for pictures and video. | Computer vision |
Speech recognition | Automatic speech recognition, Speech-to-text, Speech processing | Programs that understand speech. | Artificial intelligence |
Natural language processing | NLP, Computational linguistics | Programs that understand text. | Artificial intelligence |
Text mining | Text analytics, Text classification | Finding things in large amounts of text. | Natural language processing |
Sentiment analysis | Opinion mining | Detecting opinions in text. | Natural language processing |
spaCy | | Library for language processing. | Natural language processing, Python | NLTK 0.8
NLTK | Natural Language Toolkit | Library for language processing. | Natural language processing, Python |
Explainable AI | SHAP?, Model interpretability, XAI | Why a model decides as it does. | Machine learning |
Responsible AI | AI ethics, AI governance, AI safety, Algorithmic fairness | Using AI fairly and safely. | Artificial intelligence |
EU AI Act | AI Act | European law on artificial intelligence. | Responsible AI |
MLOps | Model deployment, ML pipeline, Machine learning operations, Model monitoring | Bringing models into service and watching them. | Machine learning, DevOps |
MLflow | | Tracks experiments and models. | MLOps | Kubeflow 0.6, Weights & Biases 0.7
Kubeflow | | Machine learning on Kubernetes. | MLOps, Kubernetes |
Weights & Biases | wandb | Tracks experiments with models. | MLOps |
Amazon SageMaker | SageMaker | Machine learning on AWS. | MLOps, AWS | Azure Machine Learning 0.7, Vertex AI 0.7
Azure Machine Learning | Azure ML, Azure AI | Machine learning on Azure. | MLOps, Microsoft Azure | Vertex AI 0.7
Vertex AI | Google AI Platform | Machine learning on Google Cloud. | MLOps, Google Cloud |
# Language models
Generative AI | Gen AI | Programs that make text, pictures or code. | Artificial intelligence |
Large language models | LLM?, GPT-4, LLM application development | Models that read and write text. | Generative AI, Natural language processing |
Prompt engineering | Prompt design, Prompting? | Telling language models what to do. | Generative AI | Large language models 0.7
Retrieval-augmented generation | RAG? | Language models that look things up. | Large language models | Vector database 0.7
LangChain | LangGraph | Library for language model applications. | Large language models | LlamaIndex 0.8
LlamaIndex | | Library for language models over own data. | Large language models |
LLM fine-tuning | Fine-tuning, LoRA?, Instruction tuning | Training a language model further. | Large language models, Deep learning |
AI agents | Agentic AI, LLM agent, Model Context Protocol, Agentic workflow | Language models that act with tools. | Large language models |
Vector database | Vector search, Semantic search, Vector store | Search by meaning. | Database | Elasticsearch 0.4
Pinecone | | Hosted vector database. | Vector database | pgvector 0.7 | exact
pgvector | | Vector search in PostgreSQL. | Vector database, PostgreSQL |
OpenAI API | Azure OpenAI | OpenAI's models as a service. | Large language models | Amazon Bedrock 0.6
Amazon Bedrock | AWS Bedrock | Language models on AWS. | Large language models, AWS |
Hugging Face | Hugging Face Transformers | Library and hub of models. | Large language models, Transformer models |
Diffusion models | Stable Diffusion, Generative adversarial network, Midjourney | Models that make pictures. | Generative AI |
AI assistants | ChatGPT, Microsoft Copilot, Claude AI, Google Gemini, AI tools | Using language models in daily work. | Generative AI | Prompt engineering 0.6
Data annotation | Data labeling, Data labelling, AI training data | Marking data for models. | Machine learning |
# Libraries for data
pandas | Python pandas | Tables in Python. | Python, Data analysis | NumPy 0.7, Polars 0.8
NumPy | | Numbers and arrays in Python. | Python | SciPy 0.8
SciPy | | Scientific computing in Python. | Python |
Polars | | Fast tables in Python and Rust. | Python, Data analysis |
scikit-learn | sklearn | Machine learning in Python. | Machine learning, Python |
TensorFlow | | Google's library for deep learning. | Deep learning | PyTorch 0.7, Keras 0.8
PyTorch | PyTorch Lightning | Library for deep learning. | Deep learning | JAX 0.6
Keras | | Simple interface to deep learning. | Deep learning |
JAX | | Library for numerical computing and deep learning. | Deep learning | | exact
Matplotlib | | Charts in Python. | Data visualization, Python | Plotly 0.7, Seaborn 0.8
Seaborn | | Statistical charts in Python. | Data visualization, Python |
Plotly | Plotly Dash | Interactive charts in Python. | Data visualization, Python |
Streamlit | Gradio | Small data applications in Python. | Python |
Jupyter | Jupyter Notebook, JupyterLab, Google Colab | Notebooks of code and results. | Python, Data analysis |
# Data engineering
Data engineering | | Building the ways that data takes. | Data management |
ETL | ETL/ELT, ELT?, Extract transform load, ETL development, ETL pipeline, Data integration | Bringing data from systems into a store. | Data engineering |
Data pipeline | Data pipeline development, Data ingestion, Data orchestration | Automatic steps that carry data. | Data engineering |
Data warehousing | Data warehouse, DWH, EDW, Enterprise data warehouse | Stores of company data for analysis. | Data engineering |
Data lake | Data lakehouse, Lakehouse | Large stores of raw data. | Data engineering | Data warehousing 0.6
Delta Lake | | Tables in data lakes. | Data lake | Apache Iceberg 0.8
Apache Iceberg | | Tables in data lakes. | Data lake |
Data modeling | Data modelling, Data model | Planning how data is structured. | Data engineering |
Dimensional modeling | Dimensional modelling, Star schema, Kimball methodology | Data laid out for analysis. | Data modeling, Data warehousing |
Data Vault | Data Vault 2.0 | Data warehouse of hubs and links. | Data modeling, Data warehousing | Dimensional modeling 0.6
Big data | Big data analytics | Data too large for one machine. | Data engineering |
Apache Spark | PySpark, Spark SQL, Spark Streaming, Spark? | Calculates over large data. | Big data | Apache Flink 0.5, Hadoop 0.6, Databricks 0.8
Hadoop | Apache Hadoop, HDFS, MapReduce | Older system for large data. | Big data | Apache Hive 0.7
Apache Hive | HiveQL, Hive? | SQL over Hadoop. | Big data, SQL |
Apache Flink | Flink | Calculates over streams of data. | Stream processing |
Stream processing | Real-time data processing, Data streaming | Working on data as it arrives. | Data engineering |
Apache Airflow | Airflow? | Schedules data pipelines. | Data pipeline | Dagster 0.8, Prefect 0.8
Dagster | | Schedules data pipelines. | Data pipeline |
Prefect | Prefect.io | Schedules data pipelines. | Data pipeline | | exact context
dbt | Data build tool, dbt Cloud, dbt Core | Transforms data inside the warehouse. | ETL, SQL | | exact
Snowflake | Snowflake Data Cloud, SnowSQL | Data warehouse in the cloud. | Data warehousing | BigQuery 0.7, Amazon Redshift 0.7, Databricks 0.6 | exact
BigQuery | Google BigQuery | Google's data warehouse. | Data warehousing, Google Cloud | Amazon Redshift 0.7
Amazon Redshift | Redshift, AWS Redshift | Amazon's data warehouse. | Data warehousing, AWS |
Azure Synapse | Azure Synapse Analytics, Synapse Analytics | Microsoft's data warehouse. | Data warehousing, Microsoft Azure | Microsoft Fabric 0.8
Microsoft Fabric | | Microsoft's platform for data. | Data engineering, Microsoft Azure |
Databricks | Azure Databricks, Unity Catalog | Platform for data and models on Spark. | Big data |
Teradata | Teradata SQL | Data warehouse for large companies. | Data warehousing | Snowflake 0.5
AWS Glue | | Prepares data on AWS. | ETL, AWS | Azure Data Factory 0.6
Amazon Athena | AWS Athena | SQL over files on AWS. | SQL, AWS | AWS Glue 0.5
Azure Data Factory | ADF? | Moves data on Azure. | ETL, Microsoft Azure |
SSIS | SQL Server Integration Services | Microsoft's data integration tool. | ETL, SQL Server | Informatica 0.6
Informatica | Informatica PowerCenter, IICS, PowerCenter | Data integration tool. | ETL | Talend 0.7
Talend | | Data integration tool. | ETL |
Fivetran | | Hosted data integration service. | ETL | dbt 0.4, Airbyte 0.8
Airbyte | | Open source data integration tool. | ETL |
Apache NiFi | NiFi | Flows of data between systems. | ETL |
Parquet | Apache Parquet, Apache Avro | File formats for large data. | Data engineering | | exact context
# Data management
Data management | Data administration | Keeping data in order. | |
Data governance | Data stewardship, Data governance framework | Rules and duties for data. | Data management |
Data quality | Data quality management, Data validation, Data integrity, Data accuracy | Keeping data right and complete. | Data management |
Master data management | Master data, Master data maintenance, Reference data management | Keeping the basic data of a company. | Data management |
Metadata management | Data catalog, Data catalogue, Data lineage, Data dictionary | Data about data. | Data management |
Collibra | | Catalogue and governance of data. | Metadata management, Data governance | Alation 0.8, Microsoft Purview 0.6
Alation | | Data catalogue. | Metadata management |
Microsoft Purview | | Microsoft's catalogue and protection of data. | Data governance |
Data migration | Data conversion, Legacy data migration | Moving data to another system. | Data management |
Data architecture | Data platform architecture | The structure of data in a company. | Data engineering |
Data mesh | Data products, Data fabric | Data owned by the teams that make it. | Data architecture |
Data entry | Alphanumeric data entry, Data keying, Data input | Entering data quickly and accurately. | Data management |
Records management | Document control, Document management, Records retention | Keeping documents findable and safe. | Data management |
# Research methods
Research | Scientific research, Academic research, Research and development, Applied research | Systematic investigation of a question. | | | context
Quantitative research | Quantitative methods, Quantitative research methods | Research with measurable data. | Research |
Qualitative research | Qualitative methods, Qualitative analysis, Thematic analysis, Grounded theory | Research through interviews, texts and observation. | Research | Quantitative research 0.4
Mixed methods research | Mixed-methods | Research with numbers and words. | Research |
Survey design | Questionnaire design, Survey research, Survey methodology, Survey development | Asking many people well. | Quantitative research |
Qualtrics | Qualtrics XM | Survey platform. | Survey design | SurveyMonkey 0.8
SurveyMonkey | | Survey platform. | Survey design |
REDCap | Research Electronic Data Capture | Web forms for research data. | Clinical data management |
Research interview | In-depth interview, Semi-structured interview, Qualitative interviewing | Asking people at length. | Qualitative research | Focus groups 0.7
Focus groups | Focus group moderation, Focus group facilitation | Talking with groups for research. | Qualitative research |
NVivo | | Software for qualitative research. | Qualitative research | ATLAS.ti 0.9, MAXQDA 0.9
ATLAS.ti | | Software for qualitative research. | Qualitative research |
MAXQDA | | Software for qualitative research. | Qualitative research |
Ethnography | Field research, Fieldwork?, Participant observation, Ethnographic research | Research by observing people in their daily life. | Qualitative research |
Literature review | Literature search, Literature research | Summarising published research on a topic. | Research |
Systematic review | Evidence synthesis | All studies on a question, judged by rule. | Literature review | Meta-analysis 0.7
Meta-analysis | | The results of many studies in one. | Statistics, Literature review |
Case study research | Case study method | Research on one case in depth. | Qualitative research |
Research design | Study design, Research methodology, Research methods | Planning a study and its methods. | Research |
Research ethics | IRB, Institutional review board, Ethics committee, Human subjects research | Protecting people in research. | Research |
Grant writing | Grant application, Grant proposal, Research funding acquisition, Grant proposal writing | Asking for research money. | Research |
Scientific writing | Academic writing, Manuscript preparation, Peer-reviewed publication, Academic publishing | Writing papers for journals. | Research |
Peer review | Manuscript review | Reviewing papers of others before publication. | Scientific writing |
LaTeX | Overleaf | Typesetting for papers. | Scientific writing | | exact
Reference management | Citation management | Managing citations and sources. | Scientific writing |
EndNote | | Reference management software. | Reference management | Zotero 0.9
Zotero | Mendeley | Reference management software. | Reference management |
Clinical data management | Electronic data capture, Clinical trial data management | Data of clinical studies. | Data management, Clinical research |
CDISC | SDTM, ADaM? | Standards for the data of clinical studies. | Clinical data management |
Medidata Rave | Medidata | Data entry for clinical studies. | Clinical data management | REDCap 0.5
Epidemiology | Epidemiological methods, Disease surveillance, Outbreak investigation | How diseases spread in populations. | Research, Biostatistics |
Bioinformatics | Genomic data analysis, NGS data analysis, Sequence alignment, Computational biology | Analysing genomic and other biological data. | Data science |
Program evaluation | Programme evaluation, Impact evaluation, Monitoring and evaluation, M&E | Measuring whether a programme works. | Research |
Open data | FAIR data, Research data management, Data sharing policy | Research data that others may use. | Data management, Research |
`
